export interface PageRequest {
  readonly page?: number;
  readonly limit?: number;
}

export interface PageNumbers {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

export function pageNumbers(request: PageRequest | undefined, defaultLimit: number): PageNumbers {
  const page = request?.page ?? 1;
  const limit = request?.limit ?? defaultLimit;
  return { page, limit, offset: (page - 1) * limit };
}

/** Laravel's paginator. */
export function paginator<Row>({ page, limit }: PageNumbers, total: number, rows: Row[]) {
  return {
    current_page: page,
    per_page: limit,
    last_page: Math.max(1, Math.ceil(total / limit)),
    total,
    data: rows,
  };
}
