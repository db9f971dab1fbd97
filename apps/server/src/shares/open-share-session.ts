import { openShareSession as operation } from '@tideform/contract';
import { implement } from '../http/implement.ts';
import { openSession } from './open-session.ts';

export const openShareSession = implement(operation, (call, context) => openSession(context, call));
