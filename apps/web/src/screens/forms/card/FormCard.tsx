import { Badge, Caption1, mergeClasses, Subtitle2 } from '@fluentui/react-components';
import { LockClosed16Regular, MoreHorizontal20Regular } from '@fluentui/react-icons';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { formatList, type MessagesOf } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { useRef, useState } from 'react';
import type { ListedForm } from '../../../data/forms/useForms.ts';
import {
  CopyFormDialog,
  DeleteFormDialog,
  DraftFormNotice,
  PublishDialog,
  ShareDialog,
} from '../../../dialogs/dialogs.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatFailure } from '../../../failures/format-failure.ts';
import { useIsAppCached } from '../../../shell/update/useIsAppCached.ts';
import { Hint } from '../../../ui/hint/Hint.tsx';
import { FormIcon } from '../../../ui/icons/FormIcon.tsx';
import { getTint, IconTile } from '../../../ui/icons/IconTile.tsx';
import { joinParts } from '../../../ui/join-parts.ts';
import { MenuButton } from '../../../ui/menu/MenuButton.tsx';
import { Link } from '../../../ui/routing/Link.tsx';
import { inAppLinkState } from '../../../ui/routing/location-state.ts';
import { formsMessages } from '../forms.messages.ts';
import { useCardStyles } from './card.styles.ts';

const EditDetails = onDemand(async () => (await import('./EditDetails.tsx')).EditDetails);

/** Card of one form, which is a link to answer it; a draft opens the publish dialog. */
export function FormCard(props: {
  readonly form: ListedForm;
  readonly team: TeamRow;
  readonly canBuild: boolean;
  readonly isOnline: boolean;
  readonly tagLimit: number;
  /** Categories of the team's forms. */
  readonly categories: readonly string[];
}) {
  const messages = useMessages(formsMessages);
  const failures = useMessages(failureMessages);
  const styles = useCardStyles();
  const { form, team, canBuild, isOnline, tagLimit, categories } = props;
  const [opened, setOpened] = useState<'publish' | 'details'>();
  const corner = useRef<HTMLDivElement>(null);
  const isAppCached = useIsAppCached();
  const close = () => setOpened(undefined);
  return (
    <article className={mergeClasses(styles.card, styles.cardLive)}>
      <div className={styles.row}>
        <IconTile icon={<FormIcon svg={form.icon} />} tint={getTint(form.id)} />
        <div className={styles.rowEnd}>
          {!form.published && (
            <Badge appearance="outline" color="informative">
              {messages.draft}
            </Badge>
          )}
          {canBuild && form.hasChanges && (
            <Badge appearance="outline" color="informative" className={styles.state}>
              {messages.hasChanges}
            </Badge>
          )}
          {(form.confidentialResponses || form.privateResponses) && <ConfidentialIcon />}
          <div className={styles.menu} ref={corner}>
            <FormCardMenu
              form={form}
              canBuild={canBuild}
              isOnline={isOnline}
              onEditDetails={() => setOpened('details')}
            />
          </div>
        </div>
      </div>
      <Subtitle2 as="h2" className={styles.name}>
        {form.published ? (
          <Link className={styles.link} to={`/teams/${team.id}/forms/${form.id}/response`} state={inAppLinkState}>
            <bdi>{form.title}</bdi>
          </Link>
        ) : (
          <OpenDraftButton form={form} onOpen={() => setOpened('publish')} />
        )}
      </Subtitle2>
      <Caption1 className={styles.meta}>{formatCaption(form, team, isAppCached, messages)}</Caption1>
      {form.unreadable && (
        <Caption1 role="alert" className={styles.wrong}>
          {messages.unreadable}{' '}
          {Object.values(form.unreadable)
            .map((failure) => formatFailure(failure, failures))
            .join(' ')}
        </Caption1>
      )}
      <FormTags form={form} limit={tagLimit} />
      {opened === 'publish' &&
        (isOnline ? <PublishDialog form={form} onClose={close} /> : <DraftFormNotice onClose={close} />)}
      {opened === 'details' && (
        <EditDetails form={form} team={team} categories={categories} target={corner} onClose={close} />
      )}
    </article>
  );
}

/** Opens the publish dialog; an unreadable form shows only its name. */
function OpenDraftButton({ form, onOpen }: { readonly form: ListedForm; readonly onOpen: () => void }) {
  const styles = useCardStyles();
  if (form.unreadable?.formConfig) return form.title;
  return (
    <button type="button" className={styles.link} onClick={onOpen}>
      <bdi>{form.title}</bdi>
    </button>
  );
}

function ConfidentialIcon() {
  const messages = useMessages(formsMessages);
  const styles = useCardStyles();
  return (
    <Hint content={messages.confidential} relationship="label">
      <span className={styles.lock} role="img">
        <LockClosed16Regular />
      </span>
    </Hint>
  );
}

function formatCaption(
  form: ListedForm,
  team: TeamRow,
  isAppCached: boolean,
  messages: MessagesOf<typeof formsMessages>,
): string {
  const channel = team.channels.find(({ id }) => id === form.channelId)?.displayName;
  const state = form.published ? messages.version({ version: form.published.version }) : messages.notPublished;
  // Available offline if both the published version and the whole app are on the device.
  const isReady = form.published !== undefined && !form.unreadable && isAppCached;
  const more = [channel, state, isReady && messages.readyOffline].filter(
    (part) => part !== undefined && part !== false,
  );
  return more.length > 1 ? joinParts(more) : state;
}

/** Category and metadata of a form as tags; tags beyond the limit are counted. */
function FormTags({ form, limit }: { readonly form: ListedForm; readonly limit: number }) {
  const messages = useMessages(formsMessages);
  const { locale } = useLocale();
  const styles = useCardStyles();
  const tags = [...new Set([form.category, ...Object.values(form.metadata ?? {})])].filter(
    (tag): tag is string => tag !== undefined && tag !== '',
  );
  if (tags.length === 0) return null;
  const rest = tags.slice(limit);
  return (
    <ul className={styles.foot} aria-label={messages.tags}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag} className={styles.tagItem}>
          <span className={styles.tag} dir="auto">
            {tag}
          </span>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <span className={styles.tag} title={formatList(rest, locale)}>
            +{rest.length}
          </span>
        </li>
      )}
    </ul>
  );
}

const FormCardItems = onDemand(async () => (await import('./FormCardItems.tsx')).FormCardItems);

/** Menu of a form's card. */
function FormCardMenu(props: {
  readonly form: ListedForm;
  readonly canBuild: boolean;
  readonly isOnline: boolean;
  readonly onEditDetails: () => void;
}) {
  const messages = useMessages(formsMessages);
  const { form } = props;
  const [dialog, setDialog] = useState<'copy' | 'share' | 'delete'>();
  const close = () => setDialog(undefined);
  return (
    <>
      <MenuButton
        menu={FormCardItems}
        menuProps={{
          ...props,
          onCopy: () => setDialog('copy'),
          onShare: () => setDialog('share'),
          onDelete: () => setDialog('delete'),
        }}
        appearance="subtle"
        icon={<MoreHorizontal20Regular />}
        aria-label={messages.more({ title: form.title })}
      />
      {dialog === 'copy' && <CopyFormDialog form={form} onClose={close} />}
      {dialog === 'share' && (
        <ShareDialog shared={{ teamId: form.teamId, formId: form.id, title: form.title }} onClose={close} />
      )}
      {dialog === 'delete' && <DeleteFormDialog form={form} onClose={close} />}
    </>
  );
}
