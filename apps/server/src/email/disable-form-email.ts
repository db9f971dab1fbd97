import { operations as api } from '@tideform/contract';
import { implement } from '../http/implement.ts';
import { setFormEmailDisabled } from './set-form-email-disabled.ts';

export const disableFormEmail = implement(api.disableFormEmail, (call, context) =>
  setFormEmailDisabled(call, context, true),
);
