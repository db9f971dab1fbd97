import { Body1Strong, Caption1, Subtitle2, Switch } from '@fluentui/react-components';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type LocalSource, useExcludeSource, useLocalSources } from '../../data/storage/useLocalData.ts';
import { useTeams } from '../../data/teams/useTeams.ts';
import { formatBytes } from '../../ui/formatting/format-bytes.ts';
import { deviceMessages } from './device.messages.ts';
import { useDeviceStyles } from './device.styles.ts';

/**
 * Lists data sources on this device with their size, and lets the user remove one from the device or store it again.
 */
export function SourcesSection() {
  const { sources: messages } = useMessages(deviceMessages);
  const styles = useDeviceStyles();
  const sources = useLocalSources();
  const teams = useTeams();
  if (!sources || sources.length === 0) return null;
  return (
    <section className={styles.section}>
      <Subtitle2 as="h2" className={styles.heading}>
        {messages.title}
      </Subtitle2>
      <Caption1 className={styles.help}>{messages.help}</Caption1>
      <ul className={styles.sources} aria-label={messages.title}>
        {sources.map((source) => (
          <SourceLine
            key={source.id}
            source={source}
            teamName={teams?.find(({ id }) => id === source.teamId)?.displayName}
          />
        ))}
      </ul>
    </section>
  );
}

function SourceLine(props: { readonly source: LocalSource; readonly teamName: string | undefined }) {
  const { sources: messages } = useMessages(deviceMessages);
  const { locale } = useLocale();
  const styles = useDeviceStyles();
  const setOff = useExcludeSource();
  const { source, teamName } = props;
  const { title, isExcluded: isOff, count, sizeBytes } = source;
  return (
    <li className={styles.source}>
      <div className={styles.sourceNames}>
        <Body1Strong>
          <bdi>{title}</bdi>
        </Body1Strong>
        <Caption1 className={styles.quiet}>
          {teamName !== undefined && (
            <>
              <bdi>{teamName}</bdi> ·{' '}
            </>
          )}
          {isOff ? messages.off : messages.size({ rows: count, size: formatBytes(sizeBytes, locale) })}
        </Caption1>
      </div>
      <Switch
        checked={!isOff}
        aria-label={messages.keep({ title })}
        onChange={(_, { checked }) => void setOff(source, !checked)}
      />
    </li>
  );
}
