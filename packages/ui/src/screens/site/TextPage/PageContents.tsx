import styled from 'styled-components';
import { media } from '../../../theme/media.ts';
import { focusRing, surface } from '../../../theme/mixins.ts';
import { vars } from '../../../theme/vars.ts';
import { useSectionInView } from './useSectionInView.ts';

export interface PageContentsProps {
  /** Of the list, for screen readers. */
  readonly label: string;
  /** In the page's order; `id` is that of the section's element. */
  readonly sections: readonly { readonly id: string; readonly title: string }[];
}

/** Stays beside the text where there is room; on phones the text is short enough without. A ground of its own keeps scenery off its words. */
const Root = styled.nav`
  display: none;
  ${media.desktop} {
    position: sticky;
    top: calc(${vars.size.topBar} + ${vars.space.s12});
    display: block;
    align-self: start;
    padding-block: ${vars.space.s2};
    ${surface}
    font-size: ${vars.text.sm};
  }
`;

const Entry = styled.a`
  position: relative;
  display: block;
  padding: ${vars.space.s3} ${vars.space.s5};
  color: ${vars.color.textMuted};
  line-height: 1.4;
  text-decoration: none;
  ${focusRing}
  &[aria-current] {
    color: ${vars.color.text};
    font-weight: ${vars.weight.strong};
  }
  &[aria-current]::before {
    content: '';
    position: absolute;
    inset: ${vars.space.s2} auto ${vars.space.s2} 0;
    width: 3px;
    background: ${vars.color.accent};
  }
  ${media.hover} {
    &:hover {
      color: ${vars.color.text};
      text-decoration: underline;
    }
  }
`;

/** The sections of a long text, the one that is read marked. */
export function PageContents({ label, sections }: PageContentsProps) {
  const current = useSectionInView(sections.map(({ id }) => id));
  return (
    <Root aria-label={label} data-part="page-contents">
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Entry href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </Entry>
          </li>
        ))}
      </ol>
    </Root>
  );
}
