/** The picture of each card; a designer's card shows the icon of its type. */
import Academy from '~icons/game-icons/greek-temple';
import ApprenticeHall from '~icons/game-icons/anvil-impact';
import AuctionHouse from '~icons/game-icons/gavel';
import BarterPost from '~icons/game-icons/swap-bag';
import BoomTown from '~icons/game-icons/mine-wagon';
import CouncilRecess from '~icons/game-icons/round-table';
import Coup from '~icons/game-icons/throne-king';
import CrownBonds from '~icons/game-icons/crown-coin';
import CrownEstates from '~icons/game-icons/queen-crown';
import CutpurseRing from '~icons/game-icons/robber';
import FeastDay from '~icons/game-icons/roast-chicken';
import FerryLicence from '~icons/game-icons/raft';
import ForgedDeeds from '~icons/game-icons/quill-ink';
import FreePort from '~icons/game-icons/harbor-dock';
import GarrisonTowns from '~icons/game-icons/guarded-tower';
import GrandLibrary from '~icons/game-icons/bookshelf';
import GuildMonopoly from '~icons/game-icons/locked-chest';
import HarvestMoon from '~icons/game-icons/sickle';
import Highwaymen from '~icons/game-icons/bandit';
import ImportOffice from '~icons/game-icons/cargo-crate';
import MarketSquare from '~icons/game-icons/shop';
import MasterForger from '~icons/game-icons/stamper';
import MasterMasons from '~icons/game-icons/brick-wall';
import MerchantBank from '~icons/game-icons/bank';
import Moneylenders from '~icons/game-icons/money-stack';
import MusterHorn from '~icons/game-icons/hunting-horn';
import OldGuard from '~icons/game-icons/spartan-helmet';
import Overseers from '~icons/game-icons/watchtower';
import PatentOffice from '~icons/game-icons/diploma';
import PatronsGift from '~icons/game-icons/present';
import PeddlersRounds from '~icons/game-icons/backpack';
import RiverBarges from '~icons/game-icons/sailboat';
import RoyalWarrant from '~icons/game-icons/scroll-quill';
import ScholarsLodge from '~icons/game-icons/graduate-cap';
import Slander from '~icons/game-icons/discussion';
import SpyNetwork from '~icons/game-icons/spy';
import StarterBuild from '~icons/game-icons/house';
import StarterDevelopment from '~icons/game-icons/open-book';
import StarterLoan from '~icons/game-icons/coins-pile';
import StarterProduction from '~icons/game-icons/windmill';
import StarterReset from '~icons/game-icons/anticlockwise-rotation';
import StarterTrade from '~icons/game-icons/trade';
import TimberYards from '~icons/game-icons/axe-in-stump';
import TitheBarns from '~icons/game-icons/barn';
import TollRoad from '~icons/game-icons/medieval-gate';
import VillageCredit from '~icons/game-icons/village';
import VolunteerCrews from '~icons/game-icons/shaking-hands';
import WayfarersCharter from '~icons/game-icons/treasure-map';
import type { Card } from './data';
import { typeIcon, type Icon } from './looks';

const PICTURES: Record<string, Icon> = {
  academy: Academy,
  apprentice_hall: ApprenticeHall,
  auction_house: AuctionHouse,
  barter_post: BarterPost,
  boom_town: BoomTown,
  council_recess: CouncilRecess,
  coup: Coup,
  crown_bonds: CrownBonds,
  crown_estates: CrownEstates,
  cutpurse_ring: CutpurseRing,
  feast_day: FeastDay,
  ferry_licence: FerryLicence,
  forged_deeds: ForgedDeeds,
  free_port: FreePort,
  garrison_towns: GarrisonTowns,
  grand_library: GrandLibrary,
  guild_monopoly: GuildMonopoly,
  harvest_moon: HarvestMoon,
  highwaymen: Highwaymen,
  import_office: ImportOffice,
  market_square: MarketSquare,
  master_forger: MasterForger,
  master_masons: MasterMasons,
  merchant_bank: MerchantBank,
  moneylenders: Moneylenders,
  muster_horn: MusterHorn,
  old_guard: OldGuard,
  overseers: Overseers,
  patent_office: PatentOffice,
  patrons_gift: PatronsGift,
  peddlers_rounds: PeddlersRounds,
  river_barges: RiverBarges,
  royal_warrant: RoyalWarrant,
  scholars_lodge: ScholarsLodge,
  slander: Slander,
  spy_network: SpyNetwork,
  starter_build: StarterBuild,
  starter_development: StarterDevelopment,
  starter_loan: StarterLoan,
  starter_production: StarterProduction,
  starter_reset: StarterReset,
  starter_trade: StarterTrade,
  timber_yards: TimberYards,
  tithe_barns: TitheBarns,
  toll_road: TollRoad,
  village_credit: VillageCredit,
  volunteer_crews: VolunteerCrews,
  wayfarers_charter: WayfarersCharter,
};

export const picture = (card: Card): Icon => PICTURES[card.id] ?? typeIcon(card.type);
