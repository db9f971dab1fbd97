import { answerScenes } from './answer-scenes.ts';
import { builderScenes } from './builder-scenes.ts';
import { componentDialogScenes } from './component-dialog-scenes.ts';
import { formListScenes } from './form-list-scenes.ts';
import type { Scene } from './scene-helpers.ts';
import { sharingScenes } from './sharing-scenes.ts';
import { workflowScenes } from './workflow-scenes.ts';

export const scenes: readonly Scene[] = [
  ...formListScenes,
  ...answerScenes,
  ...builderScenes,
  ...componentDialogScenes,
  ...sharingScenes,
  ...workflowScenes,
];
