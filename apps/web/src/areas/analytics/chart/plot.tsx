import type { ApexOptions } from 'apexcharts';
import { Component, lazy, Suspense } from 'react';
import type { PlotArea } from './plot-area.ts';

interface Props {
  options: ApexOptions;
  onArea: (area: PlotArea) => void;
  onFail: () => void;
}

const ApexPlot = lazy(async () => ({ default: (await import('./apex-plot.tsx')).ApexPlot }));

/**
 * Draws a chart. Its code is loaded with the first drawing. If loading or drawing fails, the rest of the page
 * still works. New options are a new attempt.
 */
export class Plot extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail();
  }

  override componentDidUpdate({ options }: Props) {
    if (options !== this.props.options && this.state.failed) this.setState({ failed: false });
  }

  override render() {
    const { options, onArea } = this.props;
    return <Suspense>{!this.state.failed && <ApexPlot options={options} onArea={onArea} />}</Suspense>;
  }
}
