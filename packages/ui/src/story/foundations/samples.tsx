import { Fragment, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../../components/Button/Button.tsx';
import { useBrand } from '../../theme/brand-context.ts';
import { type TokenGroup, tokenContract } from '../../theme/contract.ts';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/vars.ts';
import { tokensOfBrand } from '../brand-tokens.ts';
import { curvePath } from './curve-path.ts';
import { TokenText } from './TokenText.tsx';

const List = styled.ul`
  display: grid;
  gap: ${vars.space.s5};
`;

const Item = styled.li`
  display: grid;
  gap: ${vars.space.s1};

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
          <TokenText group="text" name={name} />
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
          <TokenText group="weight" name={name} />
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
          <TokenText group="space" name={name} />
          <Bar data-step={name} />
        </Item>
      ))}
    </List>
  );
}

/** Corners. */
export function Shapes() {
  return (
    <List>
      {names('radius').map((name) => (
        <Item key={name}>
          <TokenText group="radius" name={name} />
          <Box data-step={name} />
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

const Curve = styled.svg`
  width: 120px;
  height: 120px;
  overflow: visible;
  border-bottom: 1px solid ${vars.color.lineStrong};
  border-left: 1px solid ${vars.color.lineStrong};

  path {
    fill: none;
    stroke: ${vars.color.accent};
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
`;

/** Each curve as it is drawn over time, from below left to above right. */
export function Curves() {
  const { id } = useBrand();
  const { motion = {} } = tokensOfBrand(id);
  return (
    <List>
      {easings.map((easing) => (
        <Item key={easing}>
          <TokenText group="motion" name={easing} />
          <Curve viewBox="0 0 100 100" aria-hidden="true">
            <path d={curvePath(motion[easing] ?? '') ?? ''} />
          </Curve>
        </Item>
      ))}
    </List>
  );
}

/** Each duration with each curve. Plays when the story opens, and whenever it is asked to; not at all for those who prefer reduced motion. */
export function Motion() {
  const [plays, setPlays] = useState(0);
  return (
    <List>
      <li>
        <Button onClick={() => setPlays(plays + 1)}>Play again</Button>
      </li>
      {durations.map((duration) => (
        <Item key={duration}>
          <TokenText group="motion" name={duration} />
          {easings.map((easing) => (
            <Fragment key={easing}>
              <small>{easing}</small>
              <Runner key={plays} data-duration={duration} data-easing={easing} />
            </Fragment>
          ))}
        </Item>
      ))}
    </List>
  );
}
