import { Body1, Caption1, Subtitle2, Tag } from '@fluentui/react-components';
import { parseFormTests } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useMemo } from 'react';
import { findRelatedTemplates } from './search-templates.ts';
import { TemplateCards } from './TemplateCards.tsx';
import { type FormTemplate, industries, type ListedTemplate } from './template.ts';
import { templatesMessages } from './templates.messages.ts';
import { useTemplatesStyles } from './templates.styles.ts';

/** Description of a template, with its source and related templates. */
export function TemplateDescription(props: {
  readonly template: FormTemplate;
  /** All templates, among which related ones are found. */
  readonly templates: readonly ListedTemplate[];
  readonly onChoose: (template: ListedTemplate) => void;
}) {
  const messages = useMessages(templatesMessages);
  const styles = useTemplatesStyles();
  const { template, templates, onChoose } = props;
  const { description, tags, source, tests } = template;
  const count = useMemo(() => parseFormTests(tests).length, [tests]);
  const related = useMemo(() => findRelatedTemplates(templates, template), [templates, template]);
  const industryOf = (tag: string) => industries.find((industry) => industry === tag);
  return (
    <div className={styles.side}>
      {description && (
        <Body1 as="p" block dir="auto" className={styles.paragraph}>
          {description}
        </Body1>
      )}
      <ul className={styles.tagRow} aria-label={messages.tags}>
        {tags.map((tag) => {
          const industry = industryOf(tag);
          return (
            <li key={tag}>
              <Tag size="extra-small">{industry ? messages.industries[industry] : tag}</Tag>
            </li>
          );
        })}
      </ul>
      {source && (
        <Caption1 block className={styles.quiet}>
          {messages.source({ source })}
        </Caption1>
      )}
      {count > 0 && (
        <Caption1 block className={styles.quiet}>
          {messages.tests({ count })}
        </Caption1>
      )}
      {related.length > 0 && (
        <>
          <Subtitle2 as="h3" className={styles.heading}>
            {messages.related}
          </Subtitle2>
          <TemplateCards isSmall label={messages.related} templates={related} onChoose={onChoose} />
        </>
      )}
    </div>
  );
}
