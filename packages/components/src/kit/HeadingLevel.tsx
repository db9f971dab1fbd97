import { createContext, type ReactNode, useContext } from 'react';

type Level = 2 | 3 | 4 | 5 | 6;

const LevelContext = createContext<Level>(2);

/**
 * Heading of a form section with the correct level: 2 at the top of a form, and one level deeper inside each
 * `HeadingScope`, down to 6.
 */
export function Heading({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const Tag = `h${useContext(LevelContext)}` as const;
  return (
    <Tag className={className}>
      <bdi>{children}</bdi>
    </Tag>
  );
}

export function HeadingScope({ children }: { readonly children: ReactNode }) {
  const level = useContext(LevelContext);
  return <LevelContext value={Math.min(6, level + 1) as Level}>{children}</LevelContext>;
}
