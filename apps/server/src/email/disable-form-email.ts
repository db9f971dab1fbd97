import { disableFormEmail as operation } from '@tideform/contract';
import { implement } from '../http/implement.ts';
import { setFormEmailDisabled } from './set-form-email-disabled.ts';

export const disableFormEmail = implement(operation, (call, context) => setFormEmailDisabled(call, context, true));
