import styled from 'styled-components';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/mixins.ts';
import { rimmed } from '../../theme/rimmed.ts';
import { vars } from '../../theme/vars.ts';

export const Root = styled.fieldset`
  display: grid;
  gap: ${vars.space.s2};
  min-width: 0;
`;

export const Legend = styled.legend`
  float: left;
  width: 100%;
  font-size: ${vars.text.sm};
  font-weight: ${vars.weight.medium};
`;

export const List = styled.div`
  clear: both;
  display: grid;
  gap: ${vars.space.s2};

  &[data-layout='grid'] {
    display: flex;
    flex-wrap: wrap;
  }
`;

export const Radio = styled.input`
  ${visuallyHidden}
`;

export const Card = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${vars.space.s3};
  min-width: 0;
  min-height: 52px;
  padding: ${vars.space.s3} ${vars.space.s4};
  border: ${vars.size.edge} solid ${vars.color.edge};
  border-radius: ${vars.radius.md};
  background: ${vars.color.surface1};
  cursor: pointer;
  transition:
    background-color ${vars.motion.fast} ${vars.motion.ease},
    border-color ${vars.motion.fast} ${vars.motion.ease};

  ${media.hover} {
    &:hover {
      background: ${vars.color.surface2};
    }
  }
  &:has(:checked) {
    border-color: ${vars.color.accent};
    background: ${vars.color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${vars.color.focus};
    outline-offset: 2px;
  }
  /* Over what a form says of all its choices, whichever module came first. */
  &&:has(:disabled) {
    /* Further back than those that can be chosen, in every brand. */
    border-style: dashed;
    /* The page's own ground, without what is drawn on it. */
    background: ${vars.color.bg};
    color: ${vars.color.textMuted};
    cursor: not-allowed;
  }
  [data-layout='grid'] & {
    flex: 1 1 auto;
    justify-content: center;
    min-height: ${vars.size.target};
    text-align: center;
  }
`;

export const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  [data-layout='grid'] & {
    flex: none;
  }
`;

export const Title = styled.span`
  font-weight: ${vars.weight.medium};
  overflow-wrap: anywhere;
`;

export const Detail = styled.span`
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
  line-height: 1.35;
  ${Card}:has(:disabled) & {
    color: inherit;
  }
`;

export const Mark = styled.span`
  flex: none;
  color: ${vars.color.textMuted};
  font-size: ${vars.text.sm};
`;

export const Tick = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  --rim: ${vars.color.lineStrong};
  --ground: ${vars.color.surface1};
  ${rimmed}
  ${Card}:has(:checked) & {
    --rim: ${vars.color.accent};
    --ground: ${vars.color.accent};
    color: ${vars.color.onAccent};
  }
  /* Not by colour: where the system sets the colours, a transparent tick would be seen. */
  ${Card}:not(:has(:checked)) & > svg {
    visibility: hidden;
  }
  /* Beside one or two words there is room for it where it says something only. */
  [data-layout='grid'] & {
    width: 20px;
    height: 20px;
    margin-inline: calc(-1 * ${vars.space.s1});
  }
  [data-layout='grid'] ${Card}:not(:has(:checked)) & {
    display: none;
  }
`;
