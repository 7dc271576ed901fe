import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { focusRing, pageColumn } from '../../theme/mixins.ts';
import { rimmed } from '../../theme/rimmed.ts';
import { vars } from '../../theme/vars.ts';

export const Root = styled.footer`
  padding-block: ${vars.space.s8};
  border-top: ${vars.size.edge} solid ${vars.color.edge};
  /* Small print never lies over the scenery. */
  background: ${vars.color.bg};
  color: ${vars.color.textSubtle};
  font-size: ${vars.text.sm};
`;

export const Column = styled.div`
  ${pageColumn}
  display: grid;
  gap: ${vars.space.s6};
`;

/** The brand and its duties over help, rules and money; from desktops up all four in a row. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${vars.space.s6} ${vars.space.s5};
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :last-child {
      grid-column: auto;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) repeat(3, minmax(0, 3fr));
    column-gap: ${vars.space.s8};
    > :first-child {
      grid-column: auto;
    }
  }
`;

export const Part = styled.div`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${vars.space.s2};
`;

export const Rules = styled.nav`
  display: contents;
`;

export const Head = styled.h2`
  color: ${vars.color.text};
  font-family: ${vars.font.body};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.strong};
  letter-spacing: ${vars.lettering.label};
  line-height: 1.5;
  text-transform: ${vars.lettering.labelCase};
`;

export const Further = styled(Head)`
  margin-top: ${vars.space.s5};
`;

export const Warning = styled.div`
  display: flex;
  align-items: center;
  gap: ${vars.space.s4};
  padding-top: ${vars.space.s2};
`;

export const Adults = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
  --rim: currentColor;
  --ground: ${vars.color.bg};
  ${rimmed}
`;

export const Strong = styled.strong`
  display: block;
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
`;

export const Links = styled.ul`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${vars.size.target};
    color: ${vars.color.textMuted};
    text-underline-offset: 4px;
    text-decoration-color: ${vars.color.lineStrong};
    ${focusRing}
  }
`;

export const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${vars.space.s2};
  padding-top: ${vars.space.s5};
  border-top: 1px solid ${vars.color.line};
  overflow-wrap: anywhere;
  > * {
    max-width: 90ch;
  }
`;

/** Help and the language come first: nobody looks for them below the small print. */
export const Service = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space.s3} ${vars.space.s5};
  padding-bottom: ${vars.space.s5};
  border-bottom: 1px solid ${vars.color.line};
`;

export const Support = styled.a`
  display: inline-flex;
  gap: ${vars.space.s3};
  align-items: center;
  min-height: ${vars.size.target};
  color: ${vars.color.text};
  font-weight: ${vars.weight.strong};
  text-underline-offset: 4px;
  text-decoration-color: ${vars.color.lineStrong};
  ${focusRing}
  > svg {
    flex: none;
    color: ${vars.color.accentText};
  }
`;

export const Tools = styled.div`
  ${media.wide} {
    display: none;
  }
`;
