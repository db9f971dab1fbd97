import { specs } from '@tideform/components/specs';
import { copyAnswers } from '@tideform/engine';
import type { AnswersToCopy } from '@tideform/sync';

/** What a copy of a response has of its answers. A file of its own: lists of responses load components only for this. */
export const answersToCopy: AnswersToCopy = (form, data) => copyAnswers(form, specs, data);
