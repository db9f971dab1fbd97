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
  /** Last part of the address below the team; its name in the frame's words. */
  readonly segment: 'forms' | 'responses' | 'dataSources';
  readonly icon: ReactElement;
}

/** What a team's bar switches between; the routes exist. */
export const teamScreens: readonly TeamScreen[] = [
  { segment: 'forms', icon: <FormIcon /> },
  { segment: 'responses', icon: <ResponseIcon /> },
  { segment: 'dataSources', icon: <SourceIcon /> },
];
