import {
  bundleIcon,
  DatabaseFilled,
  DatabaseRegular,
  DocumentBulletListFilled,
  DocumentBulletListRegular,
  FormFilled,
  FormRegular,
} from '@fluentui/react-icons';
import type { ReactElement } from 'react';

const ResponseIcon = bundleIcon(DocumentBulletListFilled, DocumentBulletListRegular);
const SourceIcon = bundleIcon(DatabaseFilled, DatabaseRegular);
const FormIcon = bundleIcon(FormFilled, FormRegular);

export interface TeamScreen {
  /** Last segment of the screen's path, and key of its label in `frameMessages`. */
  readonly segment: 'forms' | 'responses' | 'dataSources';
  readonly icon: ReactElement;
}

/** Screens between which the user can switch in a team's bar. */
export const teamScreens: readonly TeamScreen[] = [
  { segment: 'forms', icon: <FormIcon /> },
  { segment: 'responses', icon: <ResponseIcon /> },
  { segment: 'dataSources', icon: <SourceIcon /> },
];
