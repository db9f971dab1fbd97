import { scenesOfAnswers } from './scenes-of-answers.ts';
import { scenesOfBuilding } from './scenes-of-building.ts';
import { scenesOfForms } from './scenes-of-forms.ts';
import { scenesOfParts } from './scenes-of-parts.ts';
import { scenesOfSharing } from './scenes-of-sharing.ts';
import { scenesOfWorkflows } from './scenes-of-workflows.ts';
import type { Scene } from './world.ts';

export const scenes: readonly Scene[] = [
  ...scenesOfForms,
  ...scenesOfAnswers,
  ...scenesOfBuilding,
  ...scenesOfParts,
  ...scenesOfSharing,
  ...scenesOfWorkflows,
];
