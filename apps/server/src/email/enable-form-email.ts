import { enableFormEmail as operation } from '@tideform/contract';
import { implement } from '../http/implement.ts';
import { setFormEmailDisabled } from './set-form-email-disabled.ts';

export const enableFormEmail = implement(operation, (call, context) => setFormEmailDisabled(call, context, false));
