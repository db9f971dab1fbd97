import { Card, CardHeader, FluentProvider, Link, Text, webLightTheme } from '@fluentui/react-components';
import { createRoot } from 'react-dom/client';

export interface BareForm {
  readonly id: string;
  readonly title: string;
  readonly description: string;
}

/** Renders as many cards as the app's forms list, and nothing else. */
function Cards({ forms }: { readonly forms: readonly BareForm[] }) {
  return (
    <FluentProvider theme={webLightTheme}>
      <main>
        {forms.map(({ id, title, description }) => (
          <Card key={id} role="article">
            <CardHeader header={<Link href={`#${id}`}>{title}</Link>} description={<Text>{description}</Text>} />
          </Card>
        ))}
      </main>
    </FluentProvider>
  );
}

const response = await fetch('/forms.json');
createRoot(document.getElementById('root')!).render(<Cards forms={await response.json()} />);
