import type { AbuseCase } from './abuse-case.ts';
import { changingGlobals } from './changing-globals.ts';
import { deceivingTheRecorder } from './deceiving-the-recorder.ts';
import { escaping } from './escaping.ts';
import { exhaustingResources, hanging } from './exhausting-resources.ts';
import { forgingResults } from './forging-results.ts';
import { tamperingWithLibraries } from './tampering-with-libraries.ts';

export const abuses: Readonly<Record<string, readonly AbuseCase[]>> = {
  reachingOut: escaping,
  harmingTheWorld: changingGlobals,
  deceivingTheRecorder,
  forgingAnswers: forgingResults,
  usingItUp: exhaustingResources,
  tamperingWithLibraries,
};
export { hanging };
