import { keepOff } from '../../data-sources/keep-off.ts';
import { count, type Sometimes } from '../devices/fault-plan.ts';
import type { World } from '../simulated-world.ts';

/** Somebody who decides now and then which sources have no room on their device. */
export interface SourcesPerson {
  /** What they may do in a second. */
  act(): Promise<void>;
  /** They want all of them again. */
  wantAll(): Promise<void>;
}

export function createSourcesPerson(world: World, random: () => number, sometimes: Sometimes): SourcesPerson {
  const choose = async (isOther: (isOff: boolean) => boolean) => {
    const { database } = await world.openTab('person').openContext();
    for (const { id, isOff = false } of await database.dataSources.toArray()) {
      if (!isOther(isOff)) continue;
      count(sometimes, isOff ? 'person: a source comes again' : 'person: a source is kept off');
      await keepOff(database, id, !isOff);
    }
    database.close();
  };
  // What comes again hides what went wrong before: in half of all runs nobody keeps anything off.
  const hasRoom = random() < 0.5;
  return {
    act: () => (!hasRoom && random() < 0.08 ? choose(() => random() < 0.5) : Promise.resolve()),
    wantAll: () => choose((isOff) => isOff),
  };
}
