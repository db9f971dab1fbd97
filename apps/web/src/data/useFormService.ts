import type { FormService } from '@tideform/sync';
import { useData } from './data-context.ts';

/** What a builder does to a form. Needs the network. */
export const useFormService = (): FormService => useData().forms;
