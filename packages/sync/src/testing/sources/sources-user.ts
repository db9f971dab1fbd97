import { setSourceOff } from '../../data-sources/set-source-off.ts';
import { countEvent, type EventCounts } from '../devices/fault-plan.ts';
import type { Simulation } from '../simulation.ts';

/** User who sometimes turns off sources on their device. */
export interface SourcesUser {
  /** Sometimes performs an action. Called once a second. */
  performAction(): Promise<void>;
  /** Turns all sources on again. */
  turnOnAll(): Promise<void>;
}

export function createSourcesUser(simulation: Simulation, random: () => number, eventCounts: EventCounts): SourcesUser {
  const choose = async (isOther: (isOff: boolean) => boolean) => {
    const { database } = await simulation.openTab('person').openContext();
    for (const { id, isOff = false } of await database.dataSources.toArray()) {
      if (!isOther(isOff)) continue;
      countEvent(eventCounts, isOff ? 'person: a source comes again' : 'person: a source is kept off');
      await setSourceOff(database, id, !isOff);
    }
    database.close();
  };
  // A repeated pull hides earlier errors, so in half of the runs no source is turned off.
  const isPassive = random() < 0.5;
  return {
    performAction: () => (!isPassive && random() < 0.08 ? choose(() => random() < 0.5) : Promise.resolve()),
    turnOnAll: () => choose((isOff) => isOff),
  };
}
