import { Badge, Caption1, mergeClasses, Subtitle2, Tag } from '@fluentui/react-components';
import { Form24Regular } from '@fluentui/react-icons';
import type { FormRow, TeamRow } from '@tideform/sync';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { DraftFormNotice } from '../../dialogs/DraftFormNotice.tsx';
import { PublishDialog } from '../../dialogs/PublishDialog.tsx';
import { IconTile, tintOf } from '../../ui/IconTile.tsx';
import { useScreenFormat } from '../../ui/useScreenFormat.ts';
import { FormCardMenu } from './FormCardMenu.tsx';
import { useFormsStyles } from './forms.styles.ts';
import { words } from './forms.words.ts';

const tagLimit = { desktop: 5, tablet: 3, mobile: 2 };

/** One form. The whole card opens it for an answer; a draft is offered for publishing instead. */
export function FormCard(props: {
  readonly form: FormRow;
  readonly team: TeamRow;
  readonly canBuild: boolean;
  readonly isOnline: boolean;
}) {
  const styles = useFormsStyles();
  const { form, team, canBuild, isOnline } = props;
  const [isPublishing, setPublishing] = useState(false);
  const channel = team.channels.find(({ id }) => id === form.channelId)?.displayName;
  const state = form.published ? words.version(form.published.version) : words.notPublished;
  const close = () => setPublishing(false);
  return (
    <article className={mergeClasses(styles.card, styles.cardLive)}>
      <div className={styles.row}>
        <IconTile icon={<Form24Regular />} tint={tintOf(form.id)} />
        <div className={styles.rowEnd}>
          {!form.published && (
            <Badge appearance="outline" color="informative">
              {words.draft}
            </Badge>
          )}
          <div className={styles.menu}>
            <FormCardMenu form={form} canBuild={canBuild} isOnline={isOnline} />
          </div>
        </div>
      </div>
      <Subtitle2 as="h2" className={styles.name}>
        {form.published ? (
          <Link className={styles.link} to={`/teams/${team.id}/forms/${form.id}/response`}>
            {form.title}
          </Link>
        ) : (
          <button type="button" className={styles.link} onClick={() => setPublishing(true)}>
            {form.title}
          </button>
        )}
      </Subtitle2>
      <Caption1 className={styles.meta}>{channel ? `${channel} · ${state}` : state}</Caption1>
      <FormTags form={form} />
      {isPublishing && (isOnline ? <PublishDialog form={form} onClose={close} /> : <DraftFormNotice onClose={close} />)}
    </article>
  );
}

function FormTags({ form }: { readonly form: FormRow }): ReactNode {
  const styles = useFormsStyles();
  const limit = tagLimit[useScreenFormat()];
  const tags = [...new Set([form.category, ...Object.values(form.metadata ?? {})])].filter((tag) => tag !== undefined);
  if (tags.length === 0) return null;
  return (
    <div className={styles.foot}>
      {tags.slice(0, limit).map((tag) => (
        <Tag key={tag} size="extra-small" className={styles.tag}>
          {tag}
        </Tag>
      ))}
      {tags.length > limit && (
        <Tag size="extra-small" className={styles.tag}>
          +{tags.length - limit}
        </Tag>
      )}
    </div>
  );
}
