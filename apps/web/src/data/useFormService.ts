import type { FormService } from '@tideform/sync';
import { useData } from './data-context.ts';

/** Returns the operations of builders on forms. They need the network. */
export const useFormService = (): FormService => useData().forms;
