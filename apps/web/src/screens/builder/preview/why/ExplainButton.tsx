import { Button, Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components';
import { Dismiss20Regular, QuestionCircle20Regular } from '@fluentui/react-icons';
import type { Session } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useId, useState } from 'react';
import type { SettingLocation } from '../../settings/setting-location.ts';
import { Explanation } from './Explanation.tsx';
import { useExplanationStyles } from './explanation.styles.ts';
import { whyMessages } from './why.messages.ts';

export interface ExplainButtonProps {
  readonly session: Session;
  readonly field: string;
  /** Name of the field. */
  readonly label: string;
  readonly isHidden?: boolean;
  readonly onOpenSetting?: ((place: SettingLocation) => void) | undefined;
}

/** Button that opens an explanation of a field in a popover. */
export function ExplainButton({ session, field, label, isHidden = false, onOpenSetting }: ExplainButtonProps) {
  const messages = useMessages(whyMessages);
  const styles = useExplanationStyles();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const title = isHidden ? messages.whyHidden : messages.why;
  return (
    <Popover open={isOpen} onOpenChange={(_, { open }) => setOpen(open)} trapFocus positioning="below-end">
      <PopoverTrigger disableButtonEnhancement>
        <Button
          size="small"
          appearance="subtle"
          className={styles.ask}
          icon={isHidden ? undefined : <QuestionCircle20Regular />}
          aria-label={isHidden ? messages.whyHiddenOf({ label }) : messages.whyOf({ label })}
        >
          {isHidden ? title : undefined}
        </Button>
      </PopoverTrigger>
      <PopoverSurface aria-labelledby={titleId} className={styles.surface}>
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <Button
            appearance="subtle"
            icon={<Dismiss20Regular />}
            aria-label={messages.close}
            onClick={() => setOpen(false)}
          />
        </div>
        <Explanation session={session} field={field} onOpenSetting={onOpenSetting} />
      </PopoverSurface>
    </Popover>
  );
}
