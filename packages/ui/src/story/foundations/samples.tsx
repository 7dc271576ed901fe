import styled, { keyframes } from 'styled-components';
import { type TokenGroup, tokenContract, tokenProperty } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s5};
`;

const Item = styled.li`
  display: grid;
  gap: ${vars.space.s1};

  > code {
    color: ${vars.color.textMuted};
    font-family: ${vars.font.mono};
    font-size: ${vars.text.xs};
  }
`;

const TypeSample = styled.p`
  line-height: 1.2;
  text-wrap: balance;

  ${tokenContract.text.map((name) => `&[data-step='${name}'] { font-size: ${vars.text[name]}; }`)}
  &[data-face='display'] {
    font-family: ${vars.font.display};
    font-weight: ${vars.weight.display};
  }
`;

const lines = {
  display: 'Maré alta, sorte à vista',
  body: 'Saldo de R$\u00a01.284,50 e ação em São João',
} as const;

/** Each step of the scale in both faces of the brand. */
export function TypeScale() {
  return (
    <List>
      {tokenContract.text.map((name) => (
        <Item key={name}>
          <code>{tokenProperty('text', name)}</code>
          <TypeSample data-step={name} data-face="display">
            {lines.display}
          </TypeSample>
          <TypeSample data-step={name}>{lines.body}</TypeSample>
        </Item>
      ))}
    </List>
  );
}

const WeightSample = styled.p`
  font-size: ${vars.text.xl};
  ${tokenContract.weight.map((name) => `&[data-weight='${name}'] { font-weight: ${vars.weight[name]}; }`)}
`;

/** Each weight in the face of running text. */
export function Weights() {
  return (
    <List>
      {tokenContract.weight.map((name) => (
        <Item key={name}>
          <code>{tokenProperty('weight', name)}</code>
          <WeightSample data-weight={name}>Apostar é diversão, não renda.</WeightSample>
        </Item>
      ))}
    </List>
  );
}

const Bar = styled.span`
  height: 16px;
  border-radius: 4px;
  background: ${vars.color.accent};
  ${tokenContract.space.map((name) => `&[data-step='${name}'] { width: ${vars.space[name]}; }`)}
`;

const Box = styled.span`
  width: 128px;
  height: 84px;
  background: ${vars.color.surface3};
  box-shadow: ${vars.shadow.raised};
  ${tokenContract.radius.map((name) => `&[data-step='${name}'] { border-radius: ${vars.radius[name]}; }`)}
  ${tokenContract.shadow.map(
    (name) =>
      `&[data-shadow='${name}'] { border-radius: ${vars.radius.md}; box-shadow: ${vars.shadow[name]}; }`,
  )}
`;

function names(group: TokenGroup): readonly string[] {
  return tokenContract[group];
}

/** The steps between things. */
export function Spacing() {
  return (
    <List>
      {names('space').map((name) => (
        <Item key={name}>
          <code>{tokenProperty('space', name)}</code>
          <Bar data-step={name} />
        </Item>
      ))}
    </List>
  );
}

/** Corners and depth. */
export function Shapes() {
  return (
    <List>
      {names('radius').map((name) => (
        <Item key={name}>
          <code>{tokenProperty('radius', name)}</code>
          <Box data-step={name} />
        </Item>
      ))}
      {names('shadow').map((name) => (
        <Item key={name}>
          <code>{tokenProperty('shadow', name)}</code>
          <Box data-shadow={name} />
        </Item>
      ))}
    </List>
  );
}

const travel = keyframes`from { translate: 0; } to { translate: 220px; }`;

const durations = ['fast', 'base', 'slow'] as const;
const easings = ['ease', 'spring'] as const;

const Runner = styled.span`
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${vars.color.accent};
  animation: ${travel} ${vars.motion.slow} ${vars.motion.ease} 3 alternate both;
  ${durations.map((name) => `&[data-duration='${name}'] { animation-duration: ${vars.motion[name]}; }`)}
  ${easings.map((name) => `&[data-easing='${name}'] { animation-timing-function: ${vars.motion[name]}; }`)}

  ${media.reducedMotion} {
    animation: none;
  }
`;

/** Each duration with each curve. Plays when the story opens; not at all for those who prefer reduced motion. */
export function Motion() {
  return (
    <List>
      {durations.flatMap((duration) =>
        easings.map((easing) => (
          <Item key={`${duration} ${easing}`}>
            <code>
              {tokenProperty('motion', duration)} {tokenProperty('motion', easing)}
            </code>
            <Runner data-duration={duration} data-easing={easing} />
          </Item>
        )),
      )}
    </List>
  );
}
