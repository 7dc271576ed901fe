import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { vars } from '../../theme/vars.ts';

export const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s2};
  min-width: 0;
`;

export const Legend = styled.legend`
  float: left;
  width: 100%;
  font-family: ${vars.font.display};
  font-size: ${vars.text.lg};
  font-weight: ${vars.weight.display};
  letter-spacing: ${vars.lettering.display};
  + * {
    clear: both;
  }
`;

export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.s6};
`;

export const Group = styled.div`
  display: grid;
  gap: ${vars.space.s3};
  min-width: 0;
`;

export const GroupName = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
  overflow-wrap: anywhere;
`;

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(64px, 1fr));
  gap: ${vars.space.s3};
  ${media.wide} {
    grid-template-columns: repeat(auto-fill, minmax(80px, 1fr));
    gap: ${vars.space.s4};
  }
`;

export const Bones = styled(Grid)`
  && [data-shape='tile'] {
    aspect-ratio: 1;
    border-radius: ${vars.radius.round};
  }
`;

export const Choice = styled.label`
  position: relative;
  display: block;
  aspect-ratio: 1;
  border-radius: ${vars.radius.round};
  cursor: pointer;
  > img,
  > svg {
    width: 100%;
    height: 100%;
    border-radius: ${vars.radius.round};
    background: ${vars.color.surface2};
    object-fit: cover;
    transition: scale ${vars.motion.base} ${vars.motion.spring};
  }
  /* The ground shows between the picture and its ring. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: max(2px, ${vars.size.edge}) solid transparent;
    border-radius: ${vars.radius.round};
    box-shadow: inset 0 0 0 1px ${vars.color.surfaceEdge};
    pointer-events: none;
  }
  ${media.hover} {
    &:hover:not(:has(:disabled))::after {
      border-color: ${vars.color.lineStrong};
    }
  }
  &[data-chosen] > :is(img, svg) {
    scale: 0.86;
  }
  &[data-chosen]::after {
    border-width: 3px;
    border-color: ${vars.color.accent};
    box-shadow: none;
  }
  &:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
  &:has(:disabled) > :is(img, svg) {
    filter: grayscale(1);
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    &[data-chosen]::after {
      border-color: Highlight;
    }
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;

export const Mark = styled.span`
  position: absolute;
  right: -2px;
  bottom: -2px;
  z-index: 1;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 2px solid ${vars.color.bg};
  border-radius: ${vars.radius.round};
  background: ${vars.color.accent};
  color: ${vars.color.onAccent};
  font-size: ${vars.text.xs};
`;

export const Note = styled.p`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  &[data-kind='saved'] {
    color: ${vars.color.success};
  }
`;
