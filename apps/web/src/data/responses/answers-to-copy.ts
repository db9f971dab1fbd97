import { specs } from '@tideform/components/specs';
import { copyAnswers } from '@tideform/engine';
import type { AnswersToCopy } from '@tideform/sync';

/**
 * Returns the answers with which a copy of a response starts. In a separate file, so that lists of responses load the
 * component specs only when a response is copied.
 */
export const getAnswersToCopy: AnswersToCopy = (form, data) => copyAnswers(form, specs, data);
