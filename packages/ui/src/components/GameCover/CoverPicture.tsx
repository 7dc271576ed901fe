import styled from 'styled-components';

/** Fills the cover's frame. */
export const CoverPicture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
