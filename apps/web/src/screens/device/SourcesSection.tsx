import { Body1Strong, Caption1, Subtitle2, Switch } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { type KeptSource, useKeepOff, useKeptSources } from '../../data/device/useKeptSources.ts';
import { useTeams } from '../../data/useTeams.ts';
import { wordBytes } from '../../ui/word-bytes.ts';
import { deviceMessages } from './device.messages.ts';
import { useDeviceStyles } from './device.styles.ts';

/** What forms choose from, how much room it takes here, and whether it is kept here at all. */
export function SourcesSection() {
  const { sources: messages } = useMessages(deviceMessages);
  const styles = useDeviceStyles();
  const sources = useKeptSources();
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

function SourceLine(props: { readonly source: KeptSource; readonly teamName: string | undefined }) {
  const { sources: messages } = useMessages(deviceMessages);
  const { locale } = useSpeech();
  const styles = useDeviceStyles();
  const keep = useKeepOff();
  const { source, teamName } = props;
  const { title, isOff, count, sizeBytes } = source;
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
          {isOff ? messages.off : messages.size({ rows: count, size: wordBytes(sizeBytes, locale) })}
        </Caption1>
      </div>
      <Switch
        checked={!isOff}
        aria-label={messages.keep({ title })}
        onChange={(_, { checked }) => void keep(source, !checked)}
      />
    </li>
  );
}
