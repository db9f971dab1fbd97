import type { Consequences } from '../../logic/followers/outcomes/consequences.ts';
import type { AnsweringOptions } from './answering.ts';
import type { Parts } from './parts.ts';
import { redefineAll, settle } from './settle.ts';
import { fillDefault } from './start-answers.ts';
import { putAnswer, putAt, setAnswer } from './write-answers.ts';

/** What followers do to an answering. */
export function consequencesFor(
  { report, log, withdraw, onRest }: AnsweringOptions,
  partsNow: () => Parts,
): Consequences {
  return {
    decide(place, isMet) {
      if (place.conditionMet === isMet) return;
      place.conditionMet = isMet;
      partsNow().hiding.spread(place, true);
    },
    letAdd(place, isOpen) {
      if (!place.grid || place.grid.isClosed === !isOpen) return;
      place.grid.isClosed = !isOpen;
      partsNow().changes.add(place);
    },
    put: (place, value) => putAnswer(place, value, partsNow()),
    empty(place) {
      setAnswer(place, undefined, partsNow());
      fillDefault(place, partsNow());
    },
    redefine: (place) => void partsNow().toRedefine.add(place),
    redefineAll: () => void redefineAll(partsNow()),
    recheck: (place) => partsNow().changes.add(place),
    setAt: ({ path, value }) => putAt(path.map(String), value, partsNow()),
    report,
    log,
    withdraw,
    settle: () => settle(partsNow()),
    onRest() {
      settle(partsNow());
      if (!partsNow().followers.isBusy) onRest();
    },
  };
}
