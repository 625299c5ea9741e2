// The search is a worker, and a page that was opened from a folder may start none: there it works in a frame instead.
if (location.protocol === 'file:')
  window.Worker = class extends EventTarget {
    constructor(address) {
      super();
      const frame = document.createElement('iframe');
      frame.hidden = true;
      document.documentElement.append(frame);
      const inner = frame.contentWindow;
      inner.postMessage = (data) => this.hear(new MessageEvent('message', { data }));
      const script = inner.document.createElement('script');
      script.src = new URL(address, document.baseURI).href;
      this.ready = new Promise((resolve) => (script.onload = resolve));
      inner.document.documentElement.append(script);
      Object.assign(this, { frame, inner });
    }
    hear(event) {
      this.dispatchEvent(event);
      this.onmessage?.(event);
    }
    postMessage(data) {
      this.ready.then(() => this.inner.dispatchEvent(new MessageEvent('message', { data })));
    }
    terminate() {
      this.frame.remove();
    }
  };
