import {
  bundleIcon,
  DocumentBulletListFilled,
  DocumentBulletListRegular,
  FormFilled,
  FormRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';
import { words } from './frame.words.ts';

const ResponseIcon = bundleIcon(DocumentBulletListFilled, DocumentBulletListRegular);
const FormIcon = bundleIcon(FormFilled, FormRegular);

export interface TeamScreen {
  /** Last part of the address below the team. */
  readonly segment: string;
  readonly label: string;
  readonly icon: ReactElement;
}

/** What a team's bar switches between; the routes exist. */
export const teamScreens: readonly TeamScreen[] = [
  { segment: 'forms', label: words.forms, icon: <FormIcon /> },
  { segment: 'responses', label: words.responses, icon: <ResponseIcon /> },
];
