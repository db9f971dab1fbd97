import { specs } from '@tideform/components/specs';
import { copyAnswers } from '@tideform/engine';
import type { AnswersToCopy } from '@tideform/sync';

/**
 * Returns the answers that a copy of a response starts with. A separate file, so that lists of responses load the
 * component specs only for this.
 */
export const getAnswersToCopy: AnswersToCopy = (form, data) => copyAnswers(form, specs, data);
