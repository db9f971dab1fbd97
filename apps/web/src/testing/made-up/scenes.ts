import { answerScenes } from './scenes-of-answers.ts';
import { builderScenes } from './scenes-of-building.ts';
import { formListScenes } from './scenes-of-forms.ts';
import { componentDialogScenes } from './scenes-of-parts.ts';
import { sharingScenes } from './scenes-of-sharing.ts';
import { workflowScenes } from './scenes-of-workflows.ts';
import type { Scene } from './world.ts';

export const scenes: readonly Scene[] = [
  ...formListScenes,
  ...answerScenes,
  ...builderScenes,
  ...componentDialogScenes,
  ...sharingScenes,
  ...workflowScenes,
];
