/** Addresses of the page: `#/name/part?key=value`. They survive a reload and can be shared. */
export interface Route {
  name: string;
  parts: string[];
  query: URLSearchParams;
}

/** A badly escaped part of an address is taken as it stands. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  const [name = '', ...parts] = path.split('/').map(decoded);
  return { name: name === '' ? 'home' : name, parts, query: new URLSearchParams(query) };
}

class Router {
  route: Route = $state.raw(parseRoute(typeof location === 'undefined' ? '' : location.hash));

  /** Follows the address bar; call once from the root component. */
  follow(): void {
    $effect(() => {
      const read = (): void => {
        this.route = parseRoute(location.hash);
      };
      window.addEventListener('hashchange', read);
      return () => window.removeEventListener('hashchange', read);
    });
  }
}

export const router = new Router();
