import { operations as api } from '@tideform/contract';
import { implement } from '../http/implement.ts';
import { setFormEmailDisabled } from './set-form-email-disabled.ts';

export const enableFormEmail = implement(api.enableFormEmail, (call, context) =>
  setFormEmailDisabled(call, context, false),
);
