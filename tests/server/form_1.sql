-- A database of form 1, as the first Trivet left it: one finished table, one under way.
-- cookie trivet_b05649d9=zjN8mwWtKBMt1hCylugrwT_4KlWIlPC7PzRhTFoWU6Q
BEGIN TRANSACTION;
CREATE TABLE about (
	"key" VARCHAR(40) NOT NULL, 
	value VARCHAR(200) NOT NULL, 
	CONSTRAINT pk_about PRIMARY KEY ("key")
);
INSERT INTO "about" VALUES('schema','1');
INSERT INTO "about" VALUES('installation','b05649d9');
CREATE TABLE commands (
	table_id VARCHAR(40) NOT NULL, 
	version INTEGER NOT NULL, 
	command_id VARCHAR(64) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	actions JSON NOT NULL, 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_commands PRIMARY KEY (table_id, version), 
	CONSTRAINT uq_commands_command_id UNIQUE (table_id, command_id), 
	CONSTRAINT fk_commands_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',1,'722450106f6adf0520f5f09c16d7162c',1,'play','[3239]','2026-11-15 14:37:27.864622');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',2,'7663067ba087912a8947c345cbf20810',1,'play','[8295]','2026-11-15 14:37:27.871562');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',3,'25400f07-7990-4425-9569-b12fa96ee095',0,'play','[3160]','2026-11-15 14:37:27.893417');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',4,'cdb5e328-3479-4ac7-b1ed-83db1f625997',0,'play','[8295]','2026-11-15 14:37:27.900281');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',5,'c75dcadd88ef986c7f77d8ee1e176952',1,'play','[3400]','2026-11-15 14:37:27.904831');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',6,'5d35f8919f67f78881ca2af6a0795d6c',1,'play','[8295]','2026-11-15 14:37:27.922289');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',7,'e302ff57-5eb6-44a8-a6ec-2a2b57a21269',0,'play','[3242]','2026-11-15 14:37:27.930752');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',8,'0d4ff7cf-f434-4404-b1a2-e5c10b453fb6',0,'play','[8295]','2026-11-15 14:37:27.948599');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',9,'b529428f3c6e4853ae2d86a2e8e8a3a3',1,'play','[3080]','2026-11-15 14:37:27.953128');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',10,'692c42690a0045e5a17e78792d6dc18b',1,'play','[8295]','2026-11-15 14:37:27.959351');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',11,'3aedb680-062e-4ba0-b402-873f4b2696fb',0,'play','[3161]','2026-11-15 14:37:27.966222');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',12,'35813261-9a81-477a-9f16-4b4e569cfeb6',0,'play','[8295]','2026-11-15 14:37:27.970573');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',13,'f8c0d1ccbc5505aacc8aec02c53be70d',1,'play','[3480]','2026-11-15 14:37:27.974770');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',14,'bb3497ed2be20385e38cf1b0baed14eb',1,'play','[8291]','2026-11-15 14:37:27.976808');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',15,'7eadb3edcbb4a177404738bb1b044961',1,'play','[8295]','2026-11-15 14:37:27.978615');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',16,'989f6746-78dc-4585-9856-75be96ce8cbe',0,'play','[3319]','2026-11-15 14:37:27.987978');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',17,'5606807a-a658-42e1-a68b-ac90e5366d13',0,'play','[6770]','2026-11-15 14:37:27.993144');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',18,'be7e9af6-bb31-4e23-b408-57eb39ee9987',0,'play','[8289]','2026-11-15 14:37:27.997696');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',19,'172b7cc9-2081-4dce-ba2b-82b9a3dcaeda',0,'play','[8289]','2026-11-15 14:37:28.001989');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',20,'cf23efec-279e-4e2b-8a3b-2da66253d8d7',0,'play','[8295]','2026-11-15 14:37:28.006425');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',21,'0acf8946a8918f3fb2e5b95ab9c3f9c6',1,'play','[3401]','2026-11-15 14:37:28.010586');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',22,'dc7b548071c475a676364efe1a2d6809',1,'play','[8295]','2026-11-15 14:37:28.012590');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',23,'30151490-494f-420f-9b56-5edf3822f4f1',0,'play','[3322]','2026-11-15 14:37:28.024002');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',24,'fdf3f621-eaa5-47c2-9c57-f439067e089e',0,'play','[8295]','2026-11-15 14:37:28.029332');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',25,'69a85c4622bdb0f43c9866d1447d0463',1,'play','[3079]','2026-11-15 14:37:28.033678');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',26,'fce4ac3173616c3c9f4657cb4101d6e3',1,'play','[8295]','2026-11-15 14:37:28.035746');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',27,'72563e19-ba7f-4ce0-9576-16e4080ee8a7',0,'play','[3238]','2026-11-15 14:37:28.047081');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',28,'e1d26a94-8b78-472c-afb2-751ecb35b055',0,'play','[8295]','2026-11-15 14:37:28.056489');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',29,'ec0c5b256207fca208463fde3ad354e2',1,'play','[3479]','2026-11-15 14:37:28.064174');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',30,'c4fbe4262bf17bde068955ec76c82ae6',1,'play','[8295]','2026-11-15 14:37:28.068685');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',31,'cc966952-ff83-41b0-bc60-b6412aca7721',0,'play','[3243]','2026-11-15 14:37:28.077901');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',32,'e10dd17d-47af-4f8d-a0aa-2e3b73525f95',0,'play','[8295]','2026-11-15 14:37:28.088513');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',33,'cdad76181fb87434a26ca833e70c7145',1,'play','[3323]','2026-11-15 14:37:28.096189');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',34,'8fcf5129f53b8a13c4e5fcb72b6ec4e8',1,'play','[8291]','2026-11-15 14:37:28.101879');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',35,'2683b16415d9007dd32e36a8547ec4e6',1,'play','[8295]','2026-11-15 14:37:28.106680');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',36,'2a7e9603-01e5-4770-8572-9d5b09755af6',0,'play','[3000]','2026-11-15 14:37:28.135778');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',37,'c2493665-1991-487c-99a9-417a93793bbb',0,'play','[7013]','2026-11-15 14:37:28.144944');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',38,'74ad14df-5e8d-41d7-a9dc-0b968fb83f96',0,'play','[8289]','2026-11-15 14:37:28.152635');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',39,'14ebf669-0dbc-4c77-a9d8-4c5f80282aa1',0,'play','[8295]','2026-11-15 14:37:28.166192');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',40,'fd9a54de4c2a435b885fb7206d50a2f0',1,'play','[3158]','2026-11-15 14:37:28.185590');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',41,'0958f16ead389f3f1242aa255536373c',1,'play','[6407]','2026-11-15 14:37:28.194138');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',42,'ca5b350e1c74f0871dc5c230ba38f8e7',1,'play','[8295]','2026-11-15 14:37:28.206758');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',43,'bf2c51c7-b2fb-4f0a-8a8f-df73f7c170a4',0,'play','[3481]','2026-11-15 14:37:28.223672');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',44,'46db1a93-aa65-43e7-bf0e-b9c4f49eb85e',0,'play','[8295]','2026-11-15 14:37:28.238525');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',45,'6f53d773d9c5701c734c63931d9e164d',1,'play','[6400]','2026-11-15 14:37:28.255444');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',46,'5a0a2c3ab88caf6a30099e86605f5af2',1,'play','[6422]','2026-11-15 14:37:28.274245');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',47,'cda23a91a7f4b60625a84be2aa6b15ed',1,'play','[8295]','2026-11-15 14:37:28.281960');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',48,'4e224a50-cfee-47b6-be88-d56d1020c622',0,'play','[3399]','2026-11-15 14:37:28.295961');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',49,'4b637f29-edf5-4226-ad69-95d97b3e56c4',0,'play','[7332]','2026-11-15 14:37:28.304658');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',50,'170a24ad-720c-4d49-b33f-7a3d843a6bb2',0,'play','[8289]','2026-11-15 14:37:28.312482');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',51,'3666643c-04db-420f-8126-767275e064bd',0,'play','[8295]','2026-11-15 14:37:28.320782');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',52,'bd59f5ddbeb0fc8ddd5b0cf78521b14b',1,'play','[2999]','2026-11-15 14:37:28.328315');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',53,'b488577a6646d4797ff621a022b922d3',1,'play','[6407]','2026-11-15 14:37:28.333899');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',54,'fd658c2d8cd1aaeaea8837c44d952b2b',1,'play','[8289]','2026-11-15 14:37:28.337874');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',55,'65f3f2ee7a3353699869fdbc6963f24d',1,'play','[8295]','2026-11-15 14:37:28.346435');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',56,'c6a7bb97-ce28-45a1-9968-857d749d6231',0,'play','[3162]','2026-11-15 14:37:28.371629');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',57,'228c9315-e94b-4423-b558-ad47d06e3aa5',0,'play','[6407]','2026-11-15 14:37:28.380719');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',58,'9869d6f0-4178-4494-8e12-1ee340dfd86b',0,'play','[8295]','2026-11-15 14:37:28.388698');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',59,'abcbe653f993ab0fec6b7a5655834dbf',1,'play','[3163]','2026-11-15 14:37:28.400734');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',60,'7790ccacc33c761107f3ebee9864d9d0',1,'play','[6401]','2026-11-15 14:37:28.405791');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',61,'b5f5064f43f6ab0abfe62141b68d3c4b',1,'play','[6407]','2026-11-15 14:37:28.409757');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',62,'9689c0c98a9fd6cd68230d74f8741bb5',1,'play','[6458]','2026-11-15 14:37:28.419565');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',63,'2e5606c10e55050aa3471b12f9d6b80b',1,'play','[8292]','2026-11-15 14:37:28.425866');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',64,'16c5d66c82046cd0029e61f095ea7dc1',1,'play','[8295]','2026-11-15 14:37:28.430376');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',65,'9e6078a4-541a-467a-904a-094680d12990',0,'play','[3560]','2026-11-15 14:37:28.458493');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',66,'6213cce8-a10c-491d-bf5d-ecdf537e0fb9',0,'play','[6407]','2026-11-15 14:37:28.468581');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',67,'cf446dfb-6e3f-4b07-88b8-8c92c4abde8e',0,'play','[6448]','2026-11-15 14:37:28.476286');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',68,'b8b82e63-29a2-4802-8ee8-b35fe8082827',0,'play','[8295]','2026-11-15 14:37:28.484650');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',69,'31aa81178ff87f41be459c49c0d8a1e7',1,'play','[3478]','2026-11-15 14:37:28.492542');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',70,'52f79baa512df112a219dc66894d9c47',1,'play','[6407]','2026-11-15 14:37:28.497898');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',71,'dd8ecb3345ecad6ee18ff0e60de79f38',1,'play','[8295]','2026-11-15 14:37:28.502687');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',72,'0838ac2a-32b9-4b9e-8f1a-87211fae0319',0,'play','[3081]','2026-11-15 14:37:28.532523');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',73,'f160a638-3891-4420-ad4d-990c99170f0f',0,'play','[6407]','2026-11-15 14:37:28.540810');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',74,'d9917878-5a7c-4940-b3b0-114e31121172',0,'play','[6453]','2026-11-15 14:37:28.552848');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',75,'9e570589-6c0e-43ae-adf4-5eea21b44715',0,'play','[6454]','2026-11-15 14:37:28.564694');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',76,'5f1577ea-e153-4daf-a7c0-2413a9ff6f38',0,'play','[8295]','2026-11-15 14:37:28.577053');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',77,'b0cb669f3b8c740767dcce1a7fed32ac',1,'play','[3640]','2026-11-15 14:37:28.589361');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',78,'b3ee57fc8f928d60ec334a2761ce2d48',1,'play','[6407]','2026-11-15 14:37:28.598031');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',79,'6aa026cbd3fec1bbbba146a35c1e3eb6',1,'play','[8295]','2026-11-15 14:37:28.608027');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',80,'eddaf43e-3e8f-421d-9049-0fafc0637ac7',0,'play','[3078]','2026-11-15 14:37:28.623191');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',81,'f186b428-29a0-4883-a77e-48c577fd3da7',0,'play','[6407]','2026-11-15 14:37:28.632637');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',82,'d006bd50-cfc8-42cf-85f2-847c0e9d6c14',0,'play','[6455]','2026-11-15 14:37:28.644890');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',83,'6a4d8d99-ac8a-47bd-a440-054a1abf03d7',0,'play','[6455]','2026-11-15 14:37:28.656525');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',84,'7e63a6d9-8fbf-4805-88ea-db573aa7ca09',0,'play','[8295]','2026-11-15 14:37:28.664761');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',85,'dbea875dc2648ee7d99c068e94c7b70b',1,'play','[3164]','2026-11-15 14:37:28.673032');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',86,'0c6321d1d92c3135ce3d39762ce07bc8',1,'play','[6407]','2026-11-15 14:37:28.677805');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',87,'5c059141cad378b98ab85d2a85e89d96',1,'play','[6448]','2026-11-15 14:37:28.681902');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',88,'f024df96d309f9a04946f6d516ea6e2c',1,'play','[6406]','2026-11-15 14:37:28.692737');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',89,'af5dfc61ee59909678aa84226fd084bd',1,'play','[8290]','2026-11-15 14:37:28.698000');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',90,'d88c0f3afd1de0383d3a1c570f0fc56a',1,'play','[8295]','2026-11-15 14:37:28.701979');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',91,'eec928c2-d27a-45ad-8613-b9614048156f',0,'play','[3318]','2026-11-15 14:37:28.728812');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',92,'52f35150-e7e6-48fc-a697-21a1a0e89310',0,'play','[6407]','2026-11-15 14:37:28.740733');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',93,'292b9e0d-c19f-4326-84b9-738c584a01da',0,'play','[6455]','2026-11-15 14:37:28.753103');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',94,'cd51eed5-c080-4837-aec2-1c8398620b37',0,'play','[6456]','2026-11-15 14:37:28.764772');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',95,'92332ca9-4f37-46a8-b316-ae31e06909c4',0,'play','[8295]','2026-11-15 14:37:28.777116');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',96,'0715cd1a03e368473907d9e7139c3a11',1,'play','[3482]','2026-11-15 14:37:28.784641');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',97,'5df2e9f82dcc336cc36a8b467dbb0092',1,'play','[6407]','2026-11-15 14:37:28.793873');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',98,'2f2b6cb83fbce723b588ceb513300d00',1,'play','[8295]','2026-11-15 14:37:28.799382');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',99,'37772128-b2dc-4aa8-a97d-227123c2b05d',0,'play','[3237]','2026-11-15 14:37:28.814630');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',100,'56923113-b75f-4626-9df7-3311febfabc8',0,'play','[6407]','2026-11-15 14:37:28.822676');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',101,'518fd102-6dd3-4a3d-97ec-0bca24b4b7ce',0,'play','[6457]','2026-11-15 14:37:28.833797');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',102,'25326702-ae10-4551-bedc-41f478a4daac',0,'play','[8295]','2026-11-15 14:37:28.840592');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',103,'b14a1dd8082212c2e550e869144b9efc',1,'play','[2919]','2026-11-15 14:37:28.852874');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',104,'1d6379e52821fb3de18392152d86057a',1,'play','[6407]','2026-11-15 14:37:28.862659');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',105,'e925afc22415b272410f236f0d41f6ea',1,'play','[8291]','2026-11-15 14:37:28.870766');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',106,'3d73e65e679504a6aa51402a277df9a5',1,'play','[8295]','2026-11-15 14:37:28.882082');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',107,'e0130b8e-0fa6-430b-b157-6e66a721e328',0,'play','[3402]','2026-11-15 14:37:28.911384');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',108,'6b2c3744-60b0-4497-ae35-2b4a8636a8b7',0,'play','[6407]','2026-11-15 14:37:28.921006');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',109,'3d6ce008-f8b6-4208-a09d-35539d4ce68e',0,'play','[6457]','2026-11-15 14:37:28.928801');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',110,'45c8b8bb-3436-4fd9-95cb-aa7109c93fa0',0,'play','[6458]','2026-11-15 14:37:28.941232');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',111,'419f4e11-2c60-453d-b001-7e8fed3b36ca',0,'play','[6458]','2026-11-15 14:37:28.958187');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',112,'8e559fe4-96db-425f-88aa-6fef9f18ba5f',0,'play','[8295]','2026-11-15 14:37:28.969631');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',113,'e80a2215ffcd28e4f456ba9982e532e3',1,'play','[3236]','2026-11-15 14:37:28.980965');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',114,'fa31943b7e4594d35e19e7b3fb512000',1,'play','[6407]','2026-11-15 14:37:28.985970');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',115,'e90e85acb963f0c8a675380044136c1a',1,'play','[8295]','2026-11-15 14:37:28.989985');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',116,'d3ce1f79-7eea-44e9-9931-bb39e48cd113',0,'play','[3244]','2026-11-15 14:37:29.017883');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',117,'96217b87-f77d-450b-a85f-e25fa3ce54b6',0,'play','[6407]','2026-11-15 14:37:29.028648');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',118,'1cd629bb-fd70-485e-9f77-76a00990b7c8',0,'play','[6459]','2026-11-15 14:37:29.036496');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',119,'2ae9ea4f-2963-4ed4-84c2-247cd3d950b8',0,'play','[6459]','2026-11-15 14:37:29.044642');
INSERT INTO "commands" VALUES('UrnuGwvDefpFvcvT9rQLHg',120,'38e08e9f-4f89-4444-84f8-e1935b5f6a59',0,'play','[8295]','2026-11-15 14:37:29.053374');
INSERT INTO "commands" VALUES('dK8JovhtRKk3YKgPGOGouQ',1,'1d4cc5d9-a51c-4284-b6bc-2af1b492722c',0,'play','[3239]','2026-11-15 14:37:29.079423');
INSERT INTO "commands" VALUES('dK8JovhtRKk3YKgPGOGouQ',2,'4b3433f7-e6c0-4c23-b4f8-7f3ddf217756',0,'play','[8295]','2026-11-15 14:37:29.089991');
INSERT INTO "commands" VALUES('dK8JovhtRKk3YKgPGOGouQ',3,'3e91ff7e-643e-43fa-b104-a3e111cd1a3f',1,'play','[3160]','2026-11-15 14:37:29.103057');
INSERT INTO "commands" VALUES('dK8JovhtRKk3YKgPGOGouQ',4,'ade2c4ca-d9bb-435a-b8a9-1d16398bb70e',1,'play','[8295]','2026-11-15 14:37:29.114154');
INSERT INTO "commands" VALUES('dK8JovhtRKk3YKgPGOGouQ',5,'37d6f504-5f6c-46ca-8b60-9e6819bee44f',0,'play','[3242]','2026-11-15 14:37:29.125392');
INSERT INTO "commands" VALUES('dK8JovhtRKk3YKgPGOGouQ',6,'ce278f9d-4ad3-4e3e-8c01-8a2ef5a3102a',0,'play','[8295]','2026-11-15 14:37:29.138622');
INSERT INTO "commands" VALUES('dK8JovhtRKk3YKgPGOGouQ',7,'50f7b681-f11c-4962-bc05-d904f30299c9',1,'play','[3322]','2026-11-15 14:37:29.151342');
CREATE TABLE identities (
	id VARCHAR(40) NOT NULL, 
	secret_hash VARCHAR(64) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	language VARCHAR(40), 
	created DATETIME NOT NULL, 
	CONSTRAINT pk_identities PRIMARY KEY (id), 
	CONSTRAINT uq_identities_secret_hash UNIQUE (secret_hash)
);
INSERT INTO "identities" VALUES('nKJKhdtqzsuuEZCHydMClw','533dbfa2419afd341e5307ca1ef68d94ecc2bdfd061a6b4ba562df012767e252','Ann',NULL,'2026-11-15 14:37:27.544675');
CREATE TABLE seats (
	table_id VARCHAR(40) NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(10) NOT NULL, 
	identity VARCHAR(40), 
	bot VARCHAR(200), 
	name VARCHAR(40) NOT NULL, 
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_seats_identity FOREIGN KEY(identity) REFERENCES identities (id)
);
INSERT INTO "seats" VALUES('UrnuGwvDefpFvcvT9rQLHg',0,'human','nKJKhdtqzsuuEZCHydMClw',NULL,'Ann');
INSERT INTO "seats" VALUES('UrnuGwvDefpFvcvT9rQLHg',1,'bot',NULL,'random','');
INSERT INTO "seats" VALUES('dK8JovhtRKk3YKgPGOGouQ',0,'human','nKJKhdtqzsuuEZCHydMClw',NULL,'Ann');
INSERT INTO "seats" VALUES('dK8JovhtRKk3YKgPGOGouQ',1,'human','nKJKhdtqzsuuEZCHydMClw',NULL,'Bo');
CREATE TABLE tables (
	id VARCHAR(40) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	options JSON NOT NULL, 
	seed VARCHAR(32) NOT NULL, 
	commitment VARCHAR(64) NOT NULL, 
	rules_version INTEGER NOT NULL, 
	data TEXT, 
	creator VARCHAR(40) NOT NULL, 
	created DATETIME NOT NULL, 
	updated DATETIME NOT NULL, 
	moves INTEGER NOT NULL, 
	to_act JSON NOT NULL, 
	bot_to_act BOOLEAN NOT NULL, 
	over BOOLEAN NOT NULL, 
	result JSON, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_creator FOREIGN KEY(creator) REFERENCES identities (id)
);
INSERT INTO "tables" VALUES('UrnuGwvDefpFvcvT9rQLHg','gobi','{"players": 2}','2691a754a1349196d1cf27aeb3c02348','ec561089f2904acddd2002a3ced4fe52cffdbd27ba93ffc8ba807d1b44c5f1ec',1,NULL,'nKJKhdtqzsuuEZCHydMClw','2026-11-15 14:37:27.588429','2026-11-15 14:37:29.053374',120,'[]',0,1,'{"places": [2, 1], "totals": [13, 18]}');
INSERT INTO "tables" VALUES('dK8JovhtRKk3YKgPGOGouQ','gobi','{"players": 2}','aa784ccd83fa451d60d72721aca27d3e','fc7134372d5ae4ed5b6618a481e95d7dc330a7b893fe7b2f31c1a970a3845857',1,NULL,'nKJKhdtqzsuuEZCHydMClw','2026-11-15 14:37:29.066545','2026-11-15 14:37:29.151342',7,'[1]',0,0,NULL);
CREATE INDEX ix_tables_bot_to_act ON tables (bot_to_act);
CREATE INDEX ix_seats_identity ON seats (identity);
COMMIT;
