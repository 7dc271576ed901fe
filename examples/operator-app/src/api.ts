import { createApi } from '@fortuna/api/client';
import { standIn } from './stand-in';

export const api = createApi({
  baseUrl: window.location.origin,
  fetch: standIn,
  getToken: () => sessionStorage.getItem('token'),
  getLanguage: () => 'pt',
});
