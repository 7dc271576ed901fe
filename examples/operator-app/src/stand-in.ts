const pix = { type: 'online_pix', rate: '0.00', min: '20.00', max: '50000.00', is_open: 1, minutes: 0 };

/** Answers of the contract (`@fortuna/api/generated/openapi.json`), by path. */
const answers: Readonly<Record<string, object>> = {
  '/api/payments/list': { data: [{ ...pix, id: 1, name: 'PIX', desc: 'Cai na hora' }] },
  '/api/payment/online/list': { data: [{ ...pix, id: 11, name: 'PIX Brisa', desc: null }] },
  '/api/recharge/online': {
    pay_url: 'https://pay.example.com/o/8b3da2f3',
    server_time: '2026-05-04 21:07:33',
    data: {
      bill_no: 'R20260504210733002',
      money: '100.00',
      payment_type: 'online_pix',
      status: 1,
      qrcode: null,
      created_at: '2026-05-04 21:07:33',
      expired_at: null,
    },
  },
};

/** Stands in for the back end; leave `fetch` out of the API's settings to call yours. */
export async function standIn(request: Request): Promise<Response> {
  const answer = answers[new URL(request.url).pathname];
  if (answer === undefined) return new Response(null, { status: 404 });
  return Response.json({ status: 'success', code: 200, message: 'success', ...answer });
}
