import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { figures } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const Root = styled.ul`
  display: grid;
  gap: ${vars.space.s2};

  ${media.desktop} {
    gap: 0;
    overflow: clip;
    border-radius: ${vars.radius.md};
    background: ${vars.color.surface1};
    border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
    box-shadow: ${vars.shadow.surface};
  }
`;

export const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-height: 64px;
  padding: ${vars.space.s3} ${vars.space.s4};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  border: ${vars.size.edge} solid ${vars.color.surfaceEdge};
  box-shadow: ${vars.shadow.surface};

  > svg {
    margin-inline: -4px -6px;
    color: ${vars.color.textSubtle};
  }
  &[data-link]:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: -3px;
  }
  ${media.hover} {
    &[data-link]:hover {
      background: ${vars.color.surface2};
    }
  }
  ${media.desktop} {
    border: 0;
    border-radius: 0;
    box-shadow: none;

    & + & {
      border-top: 1px solid ${vars.color.line};
    }
  }
`;

export const Main = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: ${vars.space.s4};
    align-items: center;
  }
`;

export const Title = styled.p`
  min-width: 0;
  font-weight: ${vars.weight.medium};
  line-height: 1.35;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

export const Open = styled.a`
  color: inherit;
  outline: none;
  text-decoration: none;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${vars.space.s4};
  min-width: 0;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};

  > span {
    min-width: 0;
    overflow-wrap: anywhere;
    unicode-bidi: isolate;
  }
`;

export const Side = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${vars.space.s1};
  align-items: flex-end;
  max-width: 55%;

  ${media.desktop} {
    flex-direction: row-reverse;
    gap: ${vars.space.s5};
    align-items: center;
  }
`;

export const Amount = styled.p`
  font-weight: ${vars.weight.strong};
  ${figures}

  &[data-tone='in'] {
    color: ${vars.color.win};
  }
  ${media.desktop} {
    min-width: 9rem;
    text-align: end;
  }
`;
