import { operations as api } from '@tideform/contract';
import { implement } from '../http/implement.ts';
import { openSession } from './open-session.ts';

export const openShareSession = implement(api.openShareSession, (call, context) => openSession(context, call));
