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
  /** Last segment of the path below the team, and key of its label in the frame's messages. */
  readonly segment: 'forms' | 'responses' | 'dataSources';
  readonly icon: ReactElement;
}

/** Screens that the bar of a team switches between. */
export const teamScreens: readonly TeamScreen[] = [
  { segment: 'forms', icon: <FormIcon /> },
  { segment: 'responses', icon: <ResponseIcon /> },
  { segment: 'dataSources', icon: <SourceIcon /> },
];
