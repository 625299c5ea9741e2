/** What this browser keeps and shows by itself: tables (`tables.ts`), lessons (`lessons.ts`). */
import type { Here } from '../server/provider';
import { isKept, matchFile } from './kept';
import { lessonsHere } from './lessons';
import { unknownTable } from './refusals';
import { openShelf } from './shelf';
import { tablesHere } from './tables';

export async function openHere(): Promise<Here> {
  const shelf = await openShelf();
  return {
    tables: tablesHere(shelf),
    lessons: lessonsHere,
    lasting: shelf.lasting,
    remains: async (id) => {
      const found = await shelf.get(id);
      if (found === undefined) throw unknownTable();
      return isKept(found) ? matchFile(found) : found;
    },
  };
}
