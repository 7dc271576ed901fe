type Send = (request: Request) => Response | Promise<Response>;

/** What happens outside the site while a player uses it: the captcha's secret, the bank, the operator's desk. */
export interface WorldOutside {
  /** The transport of the site: the back end's own, with an eye on the captchas that it draws. */
  readonly noteAnswers: (request: Request) => Promise<Response>;
  sessionOf(member: string): Promise<string>;
  /** What a person reads in the picture with this address; null while no such picture has been drawn. */
  captchaAnswer(picture: string): Promise<string | null>;
  /** The payment provider reports this order as paid. */
  confirmPayment(billNo: string): Promise<void>;
  approveWithdrawal(billNo: string): Promise<void>;
}

interface CaptchaBody {
  readonly data: { readonly key: string; readonly img: string };
}

/** Speaks to the sandbox's test control with its key, as the acceptance suite does over the network. */
export function createWorldOutside(send: Send, testKey: string): WorldOutside {
  const captchaKeys = new Map<string, string>();

  async function control<Answer>(path: string, body?: object): Promise<Answer> {
    const response = await send(
      new Request(`${window.location.origin}/__test__/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'x-test-key': testKey },
        body: body === undefined ? undefined : JSON.stringify(body),
      }),
    );
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }

  return {
    noteAnswers: async (request) => {
      const response = await send(request);
      if (request.url.includes('/api/auth/captcha') && response.ok) {
        const { data } = (await response.clone().json()) as CaptchaBody;
        captchaKeys.set(data.img, data.key);
      }
      return response;
    },
    sessionOf: async (member) => (await control<{ token: string }>('session', { member })).token,
    captchaAnswer: async (picture) => {
      const key = captchaKeys.get(picture);
      return key === undefined ? null : (await control<{ answer: string }>(`captcha/${key}`)).answer;
    },
    confirmPayment: (billNo) => control('provider-notify', { bill_no: billNo, status: 'success' }),
    approveWithdrawal: (billNo) => control('review', { bill_no: billNo, decision: 'approve' }),
  };
}
