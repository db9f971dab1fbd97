import { Button, makeStyles, ProgressBar, tokens, typographyStyles } from '@fluentui/react-components';
import { Dismiss16Regular, ErrorCircle12Filled } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { AddAttempt, FileAdding } from '../adding/useFileAdding.tsx';
import { fileMessages } from '../file.messages.ts';

const useStyles = makeStyles({
  line: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '32px',
    paddingInline: tokens.spacingHorizontalS,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  words: { ...typographyStyles.caption1, flexGrow: 1, flexBasis: '160px', minWidth: 0, overflowWrap: 'anywhere' },
  wrong: { flexShrink: 0, color: tokens.colorPaletteRedForeground1 },
  reason: { color: tokens.colorPaletteRedForeground1 },
  progress: { flexBasis: '96px', flexGrow: 0, width: '96px' },
  button: { flexShrink: 0, '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
});

/** List of files being stored, and of rejected files with the reason. */
export function AttemptList({ adding }: { readonly adding: FileAdding }) {
  return adding.attempts.map((attempt) => <AttemptLine key={attempt.key} attempt={attempt} adding={adding} />);
}

function AttemptLine({ attempt, adding }: { readonly attempt: AddAttempt; readonly adding: FileAdding }) {
  const styles = useStyles();
  const texts = useMessages(fileMessages);
  const { name, errorText, failed } = attempt;
  if (errorText === undefined) {
    return (
      <div className={styles.line}>
        <span className={styles.words}>
          <bdi>{name}</bdi> – {texts.keeping}
        </span>
        <ProgressBar className={styles.progress} aria-label={texts.keepingOf({ name })} />
      </div>
    );
  }
  return (
    <div className={styles.line} role="alert">
      <ErrorCircle12Filled className={styles.wrong} aria-hidden />
      <span className={styles.words}>
        {!errorText.includes(name) && <bdi>{name}</bdi>} <span className={styles.reason}>{errorText}</span>
      </span>
      {failed && (
        <Button
          size="small"
          className={styles.button}
          aria-label={texts.tryAgainWith({ name })}
          onClick={() => adding.retry(attempt)}
        >
          {texts.tryAgain}
        </Button>
      )}
      <Button
        size="small"
        appearance="subtle"
        className={styles.button}
        icon={<Dismiss16Regular />}
        aria-label={texts.dismiss({ name })}
        onClick={() => adding.dismiss(attempt.key)}
      />
    </div>
  );
}
