import styled, { css } from 'styled-components';
import type { BrandLayout } from '../../theme/brand.ts';
import { media } from '../../theme/media.ts';
import { onAxis } from '../../theme/on-axis.ts';
import { vars } from '../../theme/vars.ts';
import { Adults, Column, Head, Lines, Links, Part, Parts, Service, Support } from './FooterLegal.style.ts';

/** Lines of words between hairlines, where the page's axis has them; on phones one part below the other. */
const WordsColumn = styled(Column)`
  ${Head} {
    color: ${vars.color.accentText};
    font-family: ${vars.font.display};
    font-size: ${vars.text.md};
    font-weight: ${vars.weight.display};
    letter-spacing: ${vars.lettering.display};
    text-transform: none;
  }
  ${Links} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${vars.space.s5};
  }
  ${Parts} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${vars.space.s5};
  }
  nav > ${Part} {
    padding-top: ${vars.space.s5};
    border-top: 1px solid ${vars.color.line};
  }
  ${Parts} > ${Part}:last-child {
    padding-top: ${vars.space.s5};
    border-top: 1px solid ${vars.color.line};
  }
  ${media.wide} {
    ${Parts} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${Part}, ${Lines} {
      ${onAxis}
    }
    ${Links} {
      justify-content: ${vars.page.axis};
    }
  }
  ${media.desktop} {
    ${Parts} {
      grid-template-columns: minmax(0, 5fr) repeat(3, minmax(0, 3fr));
      gap: 0;
    }
    ${Part} {
      padding-inline: ${vars.space.s5};
    }
    nav > ${Part}, ${Parts} > ${Part}:last-child {
      padding-top: 0;
      border-top: 0;
      border-inline-start: 1px solid ${vars.color.line};
    }
    /* Under the way to support. */
    ${Parts} > ${Part}:first-child {
      justify-items: start;
      padding-inline-start: 0;
      text-align: start;
    }
  }
`;

/** No rules of its own between its parts, and none under a link that nobody is at. */
const quiet = css`
  ${Service} {
    padding-bottom: 0;
    border: 0;
  }
  ${Links} a {
    text-decoration-color: transparent;
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  ${Lines} {
    padding-top: 0;
    border: 0;
  }
`;

/** A box for each part, and a row of it for each link. */
const BlocksColumn = styled(Column)`
  ${Parts} {
    gap: ${vars.size.edge};
    border: ${vars.size.edge} solid ${vars.color.edge};
    background: ${vars.color.edge};
  }
  ${Part} {
    justify-items: stretch;
    padding: ${vars.space.s4};
    background: ${vars.color.bg};
  }
  ${quiet}
  ${Support} {
    flex: 1 1 auto;
    padding-inline: ${vars.space.s4};
    border: ${vars.size.edge} solid ${vars.color.edge};
    text-decoration: none;
    ${media.wide} {
      flex-grow: 0;
    }
  }
  ${Links} {
    li {
      border-top: 1px solid ${vars.color.line};
    }
    a {
      display: flex;
      padding-block: ${vars.space.s2};
    }
  }
`;

/** A tray that stands free, as the bars do, with the way to a person as a pill above it. */
const DockColumn = styled(Column)`
  ${quiet}
  ${Support} {
    padding-inline: ${vars.space.s3} ${vars.space.s5};
    border: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
    border-radius: ${vars.radius.pill};
    background: ${vars.color.surface1};
    text-decoration: none;
  }
  ${Parts} {
    padding: ${vars.space.s5} ${vars.space.s4};
    border: max(1px, ${vars.size.edge}) solid ${vars.color.edge};
    border-radius: ${vars.radius.lg};
    background: ${vars.color.surface1};
    ${media.wide} {
      padding: ${vars.space.s6};
    }
  }
  ${Adults} {
    --ground: ${vars.color.surface1};
  }
`;

/** Each part hangs from a line as strong as the one under a tab; the brand's has the colour of the open one. */
const TabsColumn = styled(Column)`
  ${quiet}
  ${Support} {
    text-decoration: none;
  }
  ${Part} {
    padding-top: ${vars.space.s4};
    border-top: 3px solid ${vars.color.line};
  }
  ${Parts} > ${Part}:first-child {
    border-color: ${vars.color.accent};
  }
`;

/** A floor as the bars are, whose bay is the way to a person. */
const BayColumn = styled(Column)`
  ${quiet}
  ${Service} {
    padding: 5px ${vars.space.s3} 0;
    border-radius: ${vars.radius.md} ${vars.radius.md} 0 0;
    background: ${vars.color.surface3};
  }
  ${Support} {
    padding-inline: ${vars.space.s4};
    border-radius: ${vars.radius.sm} ${vars.radius.sm} 0 0;
    background: ${vars.color.bg};
    text-decoration: none;
  }
`;

/** How the foot stands, by the brand's `nav`: columns of links, lines of words, boxes, a tray, columns below strong lines, or columns below a floor. Only the rules of that one are in the page. */
export const footerLooks = {
  raised: Column,
  words: WordsColumn,
  blocks: BlocksColumn,
  dock: DockColumn,
  tabs: TabsColumn,
  bay: BayColumn,
} as const satisfies Readonly<Record<BrandLayout['nav'], unknown>>;
