import { answerScenes } from './answer-scenes.ts';
import { builderScenes, componentDialogScenes } from './builder-scenes.ts';
import { formListScenes } from './form-list-scenes.ts';
import type { Scene } from './scene-helpers.ts';
import { sharingScenes, workflowScenes } from './workflow-scenes.ts';

export const scenes: readonly Scene[] = [
  ...formListScenes,
  ...answerScenes,
  ...builderScenes,
  ...componentDialogScenes,
  ...sharingScenes,
  ...workflowScenes,
];
