import type { Feature } from '@tideform/contract';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useHasFeature } from '../data/features/useSubscription.ts';
import { UpgradePrompt } from '../ui/plan/UsageNotice.tsx';
import { dialogsMessages } from './dialogs.messages.ts';

/**
 * Renders `children` if the team's plan includes a feature, otherwise an upgrade prompt. Renders nothing while the
 * plan is unknown.
 */
export function FeatureGate(props: {
  readonly teamId: string;
  readonly feature: Feature;
  /** Text of the upgrade prompt, such as 'Upgrade subscription to customize form CSS'. Absent: a general text. */
  readonly locked?: string;
  readonly children: ReactNode;
}) {
  const messages = useMessages(dialogsMessages);
  const isUnlocked = useHasFeature(props.teamId, props.feature);
  if (isUnlocked === undefined) return null;
  if (isUnlocked) return props.children;
  return <UpgradePrompt teamId={props.teamId} text={props.locked ?? messages.unavailable} />;
}
