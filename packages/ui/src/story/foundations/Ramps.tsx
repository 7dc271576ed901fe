import styled from 'styled-components';
import { useBrand } from '../../theme/brand-context.ts';
import { vars } from '../../theme/vars.ts';
import { rampsOfBrand } from '../brand-tokens.ts';
import { CopyText } from './CopyText.tsx';
import { hexOf } from './TokenText.tsx';

const Page = styled.div`
  display: grid;
  gap: ${vars.space.s8};
`;

const Ramp = styled.section`
  display: grid;
  gap: ${vars.space.s3};

  > h2 {
    font-size: ${vars.text.lg};
  }
  > ol {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(7rem, 1fr));
    gap: ${vars.space.s2};
  }
  li {
    display: grid;
    font-size: ${vars.text.sm};
  }
  svg {
    width: 100%;
    height: 48px;
    border-radius: ${vars.radius.sm};
  }
`;

/** The steps that a brand's seeds are unfolded to. Parts never read them: they are what a brand's roles are chosen from. */
export function Ramps() {
  const { id } = useBrand();
  return (
    <Page>
      {rampsOfBrand(id).map(({ name, steps }) => (
        <Ramp key={name}>
          <h2>{name}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step.name}>
                <svg viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="10" height="10" fill={step.color} />
                </svg>
                {step.name}
                <CopyText>{step.color}</CopyText>
                <CopyText>{hexOf(step.color) ?? ''}</CopyText>
              </li>
            ))}
          </ol>
        </Ramp>
      ))}
    </Page>
  );
}
