import {
  Body1,
  Body1Strong,
  Button,
  MessageBar,
  MessageBarBody,
  Spinner,
  useRestoreFocusTarget,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { type FormShare, type ShareSettings, useShareLinks } from '../../../data/shares/useShareLinks.ts';
import { useForm } from '../../../data/useForm.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { LendAccountDialog } from '../../lending/LendAccountDialog.tsx';
import { useShareStyles } from '../share.styles.ts';
import type { SharedThing } from '../shared-thing.ts';
import { anyoneMessages } from './anyone.messages.ts';
import { useAnyoneStyles } from './anyone.styles.ts';
import { LinkRow } from './LinkRow.tsx';
import { LinkSettingsDialog } from './LinkSettingsDialog.tsx';
import { NotSupported } from './NotSupported.tsx';
import { useWithAccount } from './useWithAccount.ts';

/** Links by which anybody answers the form, and what is to be known before one is made. */
export function AnyonePanel({ shared }: { readonly shared: SharedThing }) {
  const messages = useMessages(anyoneMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const panel = useShareStyles();
  const styles = useAnyoneStyles();
  const { teamId, formId, title } = shared;
  const form = useForm(formId);
  const links = useShareLinks(teamId, formId);
  const [asked, setAsked] = useState<{ readonly what: 'settings' | 'delete'; readonly share?: FormShare }>();
  const [refusal, setRefusal] = useState<string>();
  const [isBeginning, setBeginning] = useState(false);
  const account = useWithAccount();
  const goesBack = useRestoreFocusTarget();
  const close = () => setAsked(undefined);
  const save = async (settings: ShareSettings) => {
    const share = asked?.share;
    const refused = await account.run(() => (share ? links.change(share, settings) : links.create(settings)));
    if (refused) return messages.problems[refused];
    close();
    return undefined;
  };
  // The account first: asked for at the end, it would stand on top of the settings.
  const begin = () => {
    if (!links.all || isBeginning) return;
    setRefusal(undefined);
    setBeginning(true);
    account
      .run(links.needsAccount)
      .then(
        (refused) => !refused && setAsked({ what: 'settings' }),
        (cause) => setRefusal(wordCause(cause, failures)),
      )
      .finally(() => setBeginning(false));
  };
  const authorize = (share: FormShare) => {
    setRefusal(undefined);
    account
      .run(() => links.authorize(share))
      .then(
        (refused) => refused && setRefusal(messages.problems[refused]),
        (cause) => setRefusal(wordCause(cause, failures)),
      );
  };
  return (
    <div className={panel.panel}>
      <div className={styles.head}>
        <Body1 as="p" block className={styles.text}>
          {messages.text}
        </Body1>
        <Button
          {...goesBack}
          appearance="primary"
          icon={<AddRegular />}
          disabledFocusable={!links.all || isBeginning}
          onClick={begin}
        >
          {messages.create}
        </Button>
      </div>
      {form?.published && <NotSupported schema={form.published.schema} />}
      {form?.confidentialResponses && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.confidential}</MessageBarBody>
        </MessageBar>
      )}
      {refusal && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{refusal}</MessageBarBody>
        </MessageBar>
      )}
      <Links
        links={links}
        title={title}
        onSettings={(share) => setAsked({ what: 'settings', share })}
        onDelete={(share) => setAsked({ what: 'delete', share })}
        onAuthorize={authorize}
      />
      {asked?.what === 'settings' && <LinkSettingsDialog share={asked.share} onClose={close} onSave={save} />}
      {asked?.what === 'delete' && asked.share && (
        <ConfirmDialog
          isDanger
          title={messages.deleteTitle}
          confirm={ui.delete}
          onConfirm={() => links.remove(asked.share!)}
          onClose={close}
        >
          {messages.deleteText}
        </ConfirmDialog>
      )}
      {account.isAsking && (
        <LendAccountDialog
          purpose="files"
          why={messages.whyAccount}
          onLent={() => account.end(true)}
          onClose={() => account.end(false)}
        />
      )}
    </div>
  );
}

function Links(props: {
  readonly links: ReturnType<typeof useShareLinks>;
  readonly title: string;
  readonly onSettings: (share: FormShare) => void;
  readonly onDelete: (share: FormShare) => void;
  readonly onAuthorize: (share: FormShare) => void;
}) {
  const { links, title, onSettings, onDelete, onAuthorize } = props;
  const messages = useMessages(anyoneMessages);
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const styles = useAnyoneStyles();
  const { all, cause, retry } = links;
  if (cause !== undefined) {
    return (
      <MessageBar intent="error" layout="multiline">
        <MessageBarBody>
          {wordCause(cause, failures)} <Button onClick={retry}>{ui.tryAgain}</Button>
        </MessageBarBody>
      </MessageBar>
    );
  }
  if (!all) return <Spinner className={styles.waiting} size="small" label={ui.loading} />;
  if (all.length === 0) {
    return (
      <div className={styles.empty}>
        <Body1Strong as="p" block>
          {messages.none}
        </Body1Strong>
        <Body1 as="p" block className={styles.quiet}>
          {messages.noneText}
        </Body1>
      </div>
    );
  }
  return (
    <ul className={styles.list} aria-label={messages.links}>
      {all.map((share) => (
        <LinkRow
          key={share.id}
          share={share}
          title={title}
          onSettings={() => onSettings(share)}
          onDelete={() => onDelete(share)}
          onAuthorize={() => onAuthorize(share)}
        />
      ))}
    </ul>
  );
}
