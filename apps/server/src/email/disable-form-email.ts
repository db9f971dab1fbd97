import { disableFormEmail as operation } from '@tideform/contract';
import { implement } from '../http/implement.ts';
import { switchFormEmail } from './switch-form-email.ts';

export const disableFormEmail = implement(operation, (call, context) => switchFormEmail(call, context, true));
