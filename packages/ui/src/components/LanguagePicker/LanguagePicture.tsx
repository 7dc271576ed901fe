import { useState } from 'react';
import styled from 'styled-components';
import { vars } from '../../theme/vars.ts';
import { Icon } from '../Icon/Icon.tsx';

/** Where the picker's globe stands otherwise. */
const Picture = styled.img`
  position: absolute;
  left: ${vars.space.s3};
  object-fit: contain;
  pointer-events: none;
`;

/** The operator's picture for a language; the globe again where it does not come. Decoration: the name stands beside it. */
export function LanguagePicture({ url }: { readonly url: string }) {
  const [brokenUrl, setBrokenUrl] = useState('');
  if (url === brokenUrl) return <Icon name="globe" size={18} />;
  return <Picture src={url} alt="" width={18} height={18} onError={() => setBrokenUrl(url)} />;
}
