import type { AbuseCase } from './abuse-case.ts';
import { deceivingTheRecorder } from './deceiving-the-recorder.ts';
import { forgingAnswers } from './forging-answers.ts';
import { harmingTheWorld } from './harming-the-world.ts';
import { reachingOut } from './reaching-out.ts';
import { tamperingWithLibraries } from './tampering-with-libraries.ts';
import { hanging, usingItUp } from './using-it-up.ts';

export const abuses: Readonly<Record<string, readonly AbuseCase[]>> = {
  reachingOut,
  harmingTheWorld,
  deceivingTheRecorder,
  forgingAnswers,
  usingItUp,
  tamperingWithLibraries,
};
export { hanging };
